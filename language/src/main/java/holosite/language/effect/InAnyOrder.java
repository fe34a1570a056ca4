package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Being;
import holosite.language.filter.Known;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Several things happen in no fixed order, one after the other: the player whose turn it is says
 * which comes first.
 */
public record InAnyOrder(List<List<Effect>> parts) implements Effect {

    public InAnyOrder {
        parts = parts.stream().map(List::copyOf).toList();
        Refuse.when(parts.size() < 2, "one thing has no order");
        Refuse.when(parts.stream().anyMatch(List::isEmpty), "each part does something");
    }

    /**
     * The effects of something that happens by itself: where they do the same to both players, or
     * to the card and its target, they have no order of their own.
     */
    public static List<Effect> byItself(List<Effect> effects) {
        var found = new ArrayList<Effect>();
        int at = 0;
        while (at < effects.size()) {
            if (at + 1 < effects.size() && unordered(effects.get(at), effects.get(at + 1))) {
                found.add(
                        new InAnyOrder(
                                List.of(List.of(effects.get(at)), List.of(effects.get(at + 1)))));
                at += 2;
            } else {
                found.add(effects.get(at));
                at++;
            }
        }
        return found;
    }

    private static boolean unordered(Effect one, Effect other) {
        Optional<Who> player = player(one);
        return player.isPresent()
                        && player(other).isPresent()
                        && player.get() != player(other).get()
                        && force(one).equals(force(other))
                || loses(one) && loses(other) && losesItself(one) != losesItself(other);
    }

    /** The player whose Force the effect changes, where it is one of the two. */
    private static Optional<Who> player(Effect effect) {
        Who who =
                switch (effect) {
                    case LoseForce e -> e.who();
                    case Retrieve e -> e.who();
                    case Activate e -> e.who();
                    case UseForce e -> e.who();
                    default -> Who.EITHER;
                };
        return who == Who.YOU || who == Who.OPPONENT ? Optional.of(who) : Optional.empty();
    }

    /** What happens to a player's Force, whoever he is. */
    private static Effect force(Effect effect) {
        return switch (effect) {
            case LoseForce e -> new LoseForce(Who.EITHER, e.amount(), e.from());
            case Retrieve e -> new Retrieve(Who.EITHER, e.amount(), e.which(), e.how(), e.to());
            case Activate e -> new Activate(Who.EITHER, e.amount(), e.upTo());
            case UseForce e -> new UseForce(Who.EITHER, e.amount());
            default -> effect;
        };
    }

    private static boolean loses(Effect effect) {
        return effect instanceof Put put
                && put.to() == Pile.LOST_PILE
                && put.cards() instanceof Being;
    }

    private static boolean losesItself(Effect effect) {
        return effect instanceof Put put
                && put.cards() instanceof Being being
                && being.card() == Known.IT;
    }

    @Override
    public Statement say(Prose p) {
        var each = parts.stream().map(part -> "• " + EffectSentences.within(p, part)).toList();
        return Statement.separate(
                Clause.of(
                        p.say("in any order: ", "dans un ordre au choix : ")
                                + String.join(" ", each)));
    }
}
