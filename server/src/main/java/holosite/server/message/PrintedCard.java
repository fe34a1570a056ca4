package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.language.card.Side;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** A card as it is printed, with its text in one language. */
public record PrintedCard(
        String id,
        String title,
        Side side,
        CardKind type,
        List<String> subtypes,
        String kind,
        String marks,
        int unique,
        List<Double> destiny,
        Map<FigureName, Double> figures,
        List<String> icons,
        List<String> traits,
        List<String> traitWords,
        List<String> personas,
        String model,
        String set,
        String setName,
        List<String> text,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> darkText,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<String>> lightText,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt darkIcons,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt lightIcons,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> system,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<CardDeed> deed,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Back> back) {

    /** What the other face says. */
    public record Back(String id, String title, List<String> text) {
        public Back {
            text = List.copyOf(text);
        }
    }
}
