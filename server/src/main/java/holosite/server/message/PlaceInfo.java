package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.language.card.Side;
import holosite.rules.state.Sides;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** A location and everything there. */
public record PlaceInfo(
        CardInfo location,
        String system,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalDouble parsec,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt boundTo,
        Sides<Integer> icons,
        Sides<Double> power,
        Sides<Double> ability,
        Sides<Boolean> occupies,
        Sides<Double> drain,
        Optional<Side> controls,
        List<CardInfo> cards)
        implements Section {

    public PlaceInfo {
        cards = List.copyOf(cards);
    }
}
