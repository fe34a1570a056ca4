package holosite.rules.kit;

import holosite.language.Card;
import holosite.rules.table.Role;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A card of a position that lies on the table, with what the position says of it and everything at,
 * on and aboard it.
 *
 * @param role how it is on its host; empty where it goes where it can
 * @param raceDestiny what it counts for as race destiny
 * @param marks its marks, in the words of {@link Marks}
 * @param counter the number noted on it
 * @param aim the card it is aimed at, by its number in {@link Outline#pieces}
 * @param system the system of a location that names none of its own; empty otherwise
 * @param covers whether this location lies over the other side's version of it
 */
public record Piece(
        Card card,
        Optional<Role> role,
        OptionalDouble raceDestiny,
        List<String> marks,
        OptionalInt counter,
        OptionalInt aim,
        String system,
        boolean covers,
        List<Piece> on) {
    public Piece {
        marks = List.copyOf(marks);
        on = List.copyOf(on);
    }
}
