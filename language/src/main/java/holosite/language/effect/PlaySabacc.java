package holosite.language.effect;

import holosite.language.check.Refuse;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import java.util.ArrayList;
import java.util.Optional;

/**
 * A game of sabacc, by the rules of sabacc. {@code players} are the characters who can play it;
 * {@code wild} cards count as any number in a range, {@code clones} as another card of their hand;
 * {@code stakes} are the cards that can be won. Some characters may use clone cards as one number,
 * some may use more cards as wild.
 */
public record PlaySabacc(
        Filter players,
        Filter wild,
        int low,
        int high,
        Filter clones,
        Optional<ClonesAs> clonesAs,
        Optional<MoreWild> moreWild,
        Filter stakes)
        implements Effect {
    public PlaySabacc {
        Refuse.when(low < 0, "no destiny number is below 0");
        Refuse.when(low > high, "wild cards count from %s to no less than that", low);
    }

    /** These characters may use clone cards as this number. */
    public record ClonesAs(Filter players, int number) {
        public ClonesAs {
            Refuse.when(number < 0, "no destiny number is below 0");
        }
    }

    /** These characters may use these cards as wild cards. */
    public record MoreWild(Filter players, Filter cards) {}

    @Override
    public Statement say(Prose p) {
        var parts = new ArrayList<String>();
        parts.add(p.say("play sabacc", "jouez au sabacc"));
        parts.add(p.say("players: ", "joueurs : ") + p.all(players));
        parts.add(
                p.say("wild cards (%d to %d): ", "cartes sauvages (%d à %d) : ", low, high)
                        + p.all(wild));
        moreWild.ifPresent(
                more ->
                        parts.add(
                                p.say(
                                        "%s may also use %s as wild cards",
                                        "%s peuvent aussi utiliser %s comme cartes sauvages",
                                        p.all(more.players()),
                                        p.all(more.cards()))));
        parts.add(p.say("clone cards: ", "cartes clones : ") + p.all(clones));
        clonesAs.ifPresent(
                as ->
                        parts.add(
                                p.say(
                                        "%s may use clone cards as %d",
                                        "%s peuvent utiliser les cartes clones comme %d",
                                        p.all(as.players()),
                                        as.number())));
        parts.add(p.say("stakes: ", "mise : ") + p.one(stakes));
        return Statement.separate(Clause.of(String.join(p.say("; ", " ; "), parts)));
    }
}
