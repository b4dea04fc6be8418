## Finished rounds and matches as pictures.

gallery-description = { $count ->
    [one] One picture on this device.
   *[other] { $count } pictures on this device.
} The last hundred hang here, and a match as the best round of its winner.
gallery-empty = Nothing hangs here yet. Each single round or match that you finish leaves a picture.
gallery-all = All
gallery-won = Won
gallery-lost = Lost
gallery-found = { $count ->
    [one] One picture
   *[other] { $count } pictures
}
gallery-none = No such picture yet.
gallery-more = Show more
gallery-match = { $day }, { $count } rounds
