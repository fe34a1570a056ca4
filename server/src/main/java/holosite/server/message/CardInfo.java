package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.language.card.Side;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** A card that is seen, with its figures as they are now. */
public record CardInfo(
        int handle,
        String id,
        Side owner,
        Role role,
        List<CardView.Mark> marks,
        Map<FigureName, Double> figures,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalDouble immunity,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalDouble race,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt faceDown,
        @JsonInclude(JsonInclude.Include.NON_EMPTY) List<CardInfo> on) {

    public CardInfo {
        marks = List.copyOf(marks);
        on = List.copyOf(on);
    }
}
