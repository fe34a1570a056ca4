package holosite.server.message;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.rules.view.Question;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a player is asked, and what he may answer. */
public record QuestionInfo(
        int number,
        String key,
        Question.Kind kind,
        String prompt,
        String help,
        Optional<String> entry,
        Optional<SeenCard> about,
        Optional<SeenCard> other,
        List<Choice> choices,
        List<String> options,
        int least,
        int most,
        boolean mayPass,
        String passLabel,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalDouble left,
        Map<String, Reason> reasons)
        implements Section {

    public QuestionInfo {
        choices = List.copyOf(choices);
        options = List.copyOf(options);
    }

    /** One thing to choose. */
    public record Choice(
            int index,
            String act,
            String text,
            Optional<SeenCard> card,
            Optional<SeenCard> other,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalDouble force,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Price> prices) {

        public Choice {
            prices = List.copyOf(prices);
        }
    }

    /** What a choice costs at one place. */
    public record Price(SeenCard target, int force) {}

    /** Why a card cannot be played now. */
    public record Reason(String tag, String text, Optional<String> entry) {}
}
