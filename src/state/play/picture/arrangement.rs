//! Arrangement of the pictures of a match in a grid that they fill.

/// Place of a picture in the grid, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridArea {
    pub column: usize,
    pub row: usize,
    pub across: usize,
    pub down: usize,
}

/// A full grid: one picture takes four cells, the others one each, and as many as needed at the end take two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrangement {
    pub columns: usize,
    pub rows: usize,
    /// Places of the pictures, in their order.
    pub places: Vec<GridArea>,
}

/// The most pictures in two rows; each further row takes as many.
const IN_TWO_ROWS: usize = 15;

impl Arrangement {
    /// Arranges pictures in their order beside the `large` one, which stands first or last: the others read line by line.
    pub fn of(count: usize, large: usize) -> Self {
        if count < 3 {
            let places = (0..count).map(|column| GridArea {
                column,
                row: 0,
                across: 1,
                down: 1,
            });
            return Self {
                columns: count.max(1),
                rows: 1,
                places: places.collect(),
            };
        }
        let rows = 2 + (count - 1) / IN_TWO_ROWS;
        let cells = count + 3;
        let columns = cells.div_ceil(rows);
        let surplus = columns * rows - cells;
        let left = if large == 0 { 0 } else { columns - 2 };
        let is_free =
            |&(row, column): &(usize, usize)| row > 1 || !(left..left + 2).contains(&column);
        let all = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let mut free = all.filter(is_free);
        let places = (0..count).map(|index| {
            if index == large {
                return GridArea {
                    column: left,
                    row: 0,
                    across: 2,
                    down: 2,
                };
            }
            let later = (index + 1..count).filter(|&other| other != large).count();
            let across = 1 + usize::from(later < surplus);
            let (row, column) = free.next().unwrap_or_default();
            if across == 2 {
                free.next();
            }
            GridArea {
                column,
                row,
                across,
                down: 1,
            }
        });
        Self {
            columns,
            rows,
            places: places.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However many pictures there are, and whichever is the large one, they fill the grid, and none covers another.
    #[test]
    fn pictures_fill_their_sheet() {
        for count in 1..50 {
            for large in 0..count {
                let Arrangement {
                    columns,
                    rows,
                    places,
                } = Arrangement::of(count, large);
                assert_eq!(places.len(), count);
                let mut covered = vec![0; columns * rows];
                for place in &places {
                    for row in place.row..place.row + place.down {
                        for column in place.column..place.column + place.across {
                            assert!(column < columns && row < rows, "{count} {large}");
                            covered[row * columns + column] += 1;
                        }
                    }
                }
                assert!(
                    covered.iter().all(|&times| times == 1),
                    "{count} {large}: {covered:?}"
                );
                if count > 2 {
                    assert_eq!((places[large].across, places[large].down), (2, 2));
                }
            }
        }
    }

    #[test]
    fn thirteen_rounds_take_two_rows_of_eight() {
        let sheet = Arrangement::of(13, 5);
        assert_eq!((sheet.columns, sheet.rows), (8, 2));
        let places = sheet.places.iter().map(|place| (place.row, place.column));
        let places: Vec<_> = places.collect();
        assert_eq!(
            places[..7],
            [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (0, 6), (0, 5)]
        );
        assert_eq!((places[7], places[12]), ((1, 0), (1, 5)));
    }
}
