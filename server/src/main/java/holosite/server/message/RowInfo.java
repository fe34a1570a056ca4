package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;

/** The locations in their order, by their handles. */
public record RowInfo(@JsonValue List<Integer> places) implements Section {
    public RowInfo {
        places = List.copyOf(places);
    }
}
