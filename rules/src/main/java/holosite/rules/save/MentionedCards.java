package holosite.rules.save;

import holosite.language.card.Side;
import holosite.rules.state.Stack;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.text.CardAction;
import holosite.rules.text.Frame;
import holosite.rules.text.Program;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which cards the steps that wait mention, by their numbers, and whose step it is. A number that is
 * not clearly something else is taken for a card.
 */
public final class MentionedCards {
    /** What numbers in steps stand for, where it is no card. */
    private static final Set<String> NO_CARD =
            Set.of(
                    "id",
                    "slot",
                    "left",
                    "force",
                    "most",
                    "least",
                    "index",
                    "arrived",
                    "draws",
                    "stage",
                    "turn",
                    "number",
                    "numbers",
                    "passes",
                    "count",
                    "cost",
                    "goal",
                    "price",
                    "at",
                    "added",
                    "wanted",
                    "used",
                    "paying",
                    "prizes",
                    "shot",
                    "times",
                    "parsec",
                    "text",
                    "amount",
                    "total",
                    "destiny",
                    "part",
                    "generation");

    private final Reader reader;

    /** Hears of every card that is mentioned. */
    public interface Reader {
        /**
         * A card is mentioned.
         *
         * @param who who carries out the step, if that is said
         */
        void mentioned(Optional<Side> who, int card);
    }

    private MentionedCards(Reader reader) {
        this.reader = reader;
    }

    /** Has all steps read. */
    public static void read(Stack stack, Reader reader) {
        var mentioned = new MentionedCards(reader);
        for (Step step : stack) {
            mentioned.value(step, "", Optional.empty());
        }
    }

    private void value(@Nullable Object value, String name, Optional<Side> who) {
        switch (value) {
            case null -> {}
            case Integer card -> {
                if (card >= 0 && !NO_CARD.contains(name)) {
                    reader.mentioned(who, card);
                }
            }
            case Optional<?> o -> o.ifPresent(one -> value(one, name, who));
            case List<?> list -> list.forEach(one -> value(one, name, who));
            case Program _, CardAction _, String _, Number _, Boolean _, Enum<?> _ -> {}
            case Frame frame -> record(frame, Optional.of(frame.player()));
            case Record record -> record(record, who);
            default -> {
                if (value.getClass().isArray()) {
                    for (int i = 0; i < Array.getLength(value); i++) {
                        value(Array.get(value, i), name, who);
                    }
                }
            }
        }
    }

    private void record(Record record, Optional<Side> inherited) {
        RecordShape shape = SavedNames.BOOK.shape(record.getClass());
        Optional<Side> who = inherited;
        for (RecordShape.Part part : shape.parts()) {
            if (part.name().equals("player") && part.of(record) instanceof Side side) {
                who = Optional.of(side);
            }
        }
        for (RecordShape.Part part : shape.parts()) {
            // the numbers in a set of cards are cards
            String name = record instanceof Cards ? "cards" : part.name();
            value(part.of(record), name, who);
        }
    }
}
