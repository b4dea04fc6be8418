mod correspondence;
mod hand_over;
mod instant_replay;
mod pacing;
mod resign;
mod take_back;
