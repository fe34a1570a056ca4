package holosite.rules.notation;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import java.util.List;
import java.util.Optional;

/** A deck as a text lists it, before its cards are looked up. */
record DeckList(String name, Optional<Side> side, String start, String style, List<Line> lines) {

    /**
     * Copies of one card, known by its title, by its id or by both.
     *
     * @param readings what the line may say, the likeliest first
     */
    record Line(int number, List<CardReading> readings, Optional<String> id, DeckSection section) {
        Line {
            readings = List.copyOf(readings);
        }

        /** Copies of a card whose title, empty where only the id is given, leaves no doubt. */
        static Line of(
                int number, int count, String title, Optional<String> id, DeckSection section) {
            return new Line(number, List.of(new CardReading(count, title, "")), id, section);
        }

        int count() {
            return readings.getFirst().count();
        }

        String title() {
            return readings.getFirst().title();
        }
    }

    DeckList {
        lines = List.copyOf(lines);
    }

    /** The side it names, else the side most cards can only belong to. */
    Side likelySide(CardPool pool) {
        return side.orElseGet(
                () -> {
                    int balance = 0;
                    for (Line line : lines) {
                        List<Card> cards =
                                line.id()
                                        .flatMap(pool::withId)
                                        .map(List::of)
                                        .orElseGet(() -> CardReading.meant(line.readings(), pool));
                        var sides = cards.stream().map(Card::side).distinct().toList();
                        if (sides.size() == 1) {
                            balance += sides.getFirst() == Side.DARK ? 1 : -1;
                        }
                    }
                    return balance >= 0 ? Side.DARK : Side.LIGHT;
                });
    }
}
