package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** A figure and what it is made of. */
public record SumInfo(
        String key,
        String figure,
        Optional<String> entry,
        OptionalDouble total,
        List<Addend> items) {

    public SumInfo {
        items = List.copyOf(items);
    }

    /** A part of a figure. */
    public record Addend(
            String label,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> card,
            String op,
            double amount) {}
}
