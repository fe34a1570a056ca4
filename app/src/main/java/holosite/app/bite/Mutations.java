package holosite.app.bite;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.Offers;
import holosite.language.ability.Requires;
import holosite.language.ability.Triggers;
import holosite.language.amount.Amount;
import holosite.language.amount.PileSize;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.Compares;
import holosite.language.condition.Condition;
import holosite.language.filter.Being;
import holosite.language.filter.Known;
import holosite.rules.compile.CardCompiler;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What can be taken away from a card. */
public final class Mutations {
    private static final Condition NEVER =
            new Compares(new PileSize(Who.YOU, Pile.RESERVE_DECK), Compare.LESS, Amount.of(0));

    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

    private static final Ability NOTHING =
            new Modifies(Modifier.add(Figure.POWER, Amount.of(1), new Being(Known.IT)), NEVER);

    private Mutations() {}

    /** The card without each of its texts in turn. */
    public static List<Mutation> texts(Card card) {
        return FaceText.of(card).stream()
                .filter(text -> !SharedText.isSecond(text))
                .map(
                        text ->
                                new Mutation(
                                        card,
                                        text.id(),
                                        "",
                                        SharedText.saying(text, lost(text.ability()))))
                .toList();
    }

    /**
     * What is there instead of a text that is lost: its place stays taken, so that the others keep
     * the numbers by which tests and saved games know them.
     */
    private static Ability lost(Ability ability) {
        return switch (ability) {
            case Offers offers -> new Offers(offers.action().when(NEVER), offers.to());
            case Requires requires -> new Requires(requires.action().when(NEVER));
            case Triggers triggers -> new Triggers(triggers.action().when(NEVER));
            default -> NOTHING;
        };
    }

    /** The card with each number of its texts changed, and without each of their conditions. */
    public static List<Mutation> details(Card card) {
        var all = new ArrayList<Mutation>();
        for (FaceText text : FaceText.of(card)) {
            if (SharedText.isSecond(text)) {
                continue;
            }
            var known = new HashMap<String, Integer>();
            for (DetailMutations.Change change : DetailMutations.of(text)) {
                int times = known.merge(change.what(), 1, Integer::sum);
                Card changed = SharedText.saying(text, (Ability) change.node());
                if (isSaid(text, change) && compiles(changed)) {
                    all.add(
                            new Mutation(
                                    card,
                                    text.id(),
                                    change.what() + (times == 1 ? "" : " (" + times + ")"),
                                    changed));
                }
            }
        }
        return all;
    }

    /**
     * Whether a text says what is changed in it. "A character" has no number, although the tree
     * says 1; every condition is said.
     */
    private static boolean isSaid(FaceText text, DetailMutations.Change change) {
        if (change.number().isEmpty()) {
            return true;
        }
        List<String> before = numbers(text.sentence());
        numbers(text.sentence((Ability) change.node())).forEach(before::remove);
        return before.contains(change.number().get());
    }

    private static List<String> numbers(String sentence) {
        return NUMBER.matcher(sentence.replace("twice", "2 times"))
                .results()
                .map(MatchResult::group)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** What cannot be made ready for play is no change that somebody could have written. */
    private static boolean compiles(Card card) {
        try {
            var catalog = CardCompiler.catalog(List.of(card));
            catalog.texts(card);
            catalog.texts(catalog.definition(card).back());
            return true;
        } catch (RuntimeException e) {
            return false;
        }
    }
}
