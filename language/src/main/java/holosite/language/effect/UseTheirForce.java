package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * The next Force that the player of the text uses this turn, so much of it, comes from his
 * opponent's Force Pile and goes to his opponent's Used Pile.
 */
public record UseTheirForce(Amount force) implements Effect {
    public UseTheirForce {
        Amount.refuseBelow(1, force, "at least 1 Force is used");
    }

    @Override
    public Statement say(Prose p) {
        String used = Verb.USE.clause(p, p.player(Who.YOU), true);
        String pile = p.of(Who.OPPONENT, Pile.FORCE_PILE.noun());
        String most = force.say(p);
        return Statement.change(
                Clause.of(
                        p.say(
                                "the next Force %s this turn comes from %s, up to %s",
                                "la prochaine Force que %s pendant ce tour vient de %s,"
                                        + " jusque à %s",
                                used,
                                pile,
                                most)),
                p.say(
                        "have the next Force %s this turn come from %s, up to %s",
                        "faire venir de %2$s, jusque à %3$s, la prochaine Force que %1$s pendant"
                                + " ce tour",
                        used,
                        pile,
                        most));
    }
}
