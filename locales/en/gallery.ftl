## Finished rounds and matches as pictures.

gallery-description = { $count ->
    [one] One picture
   *[other] { $count } pictures
} on this device: choose one to review its round. There’s room for your last 100 games, and a match is shown by its winner’s best round.
gallery-empty = No pictures yet. Every game you finish leaves one here.
gallery-all = All
gallery-won = Won
gallery-lost = Lost
gallery-found = { $count ->
    [one] One picture
   *[other] { $count } pictures
}
gallery-none = None yet.
gallery-more = Show more
gallery-match = { $day } · { $count } rounds
