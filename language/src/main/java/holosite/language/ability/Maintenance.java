package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.LifeForceLeft;
import holosite.language.amount.PileSize;
import holosite.language.card.Compare;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.condition.Compares;
import holosite.language.effect.Branch;
import holosite.language.effect.Effect;
import holosite.language.effect.LoseAsCost;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import holosite.language.effect.Put;
import holosite.language.filter.Being;
import holosite.language.filter.Known;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.List;
import java.util.Optional;

/**
 * At the end of each of its player's turns Force is used to maintain the card; or Force is lost to
 * place it in the Used Pile, if the card offers that; or it is placed out of play. This follows
 * from its icon, even while its text is canceled.
 */
public record Maintenance(int use, Optional<Integer> lose) implements Ability {

    public Maintenance {
        if (use < 1 || lose.isPresent() && lose.get() < 1) {
            throw new IllegalArgumentException("maintenance costs at least 1 Force");
        }
    }

    /** What happens at the end of the turn. */
    public Action action() {
        List<Effect> gone = List.of(put(Pile.OUT_OF_PLAY));
        return Action.at(When.just(Event.TURN_ENDS).by(Who.YOU))
                .then(
                        new MayPay(
                                Who.YOU,
                                Amount.of(use),
                                List.of(),
                                lose.map(force -> orLose(force, gone)).orElse(gone)));
    }

    /** A player who does not have that much to lose cannot choose it. */
    private static List<Effect> orLose(int force, List<Effect> gone) {
        var toLose = new LifeForceLeft(Who.YOU).plus(new PileSize(Who.YOU, Pile.HAND));
        var enough = new Compares(toLose, Compare.AT_LEAST, Amount.of(force));
        List<Effect> kept = List.of(new LoseAsCost(Who.YOU, Amount.of(force)), put(Pile.USED_PILE));
        var may = new May(Who.YOU, kept, gone);
        return List.of(new Branch(List.of(new Branch.If(enough, List.of(may))), gone));
    }

    private static Effect put(Pile pile) {
        return new Put(new Being(Known.IT), pile, Put.Position.TOP);
    }

    @Override
    public Passage say(Prose p) {
        String lost =
                lose.map(
                                force ->
                                        p.say(
                                                " or lose %s Force to place it in Used Pile",
                                                " ou perdez %s Force pour la placer dans la pile"
                                                        + " utilisée",
                                                p.number(force)))
                        .orElse("");
        return Passage.of(
                Clause.of(
                        p.say(
                                        "at the end of your turn, use %s Force to maintain it",
                                        "à la fin de votre tour, utilisez %s Force pour la"
                                                + " maintenir",
                                        p.number(use))
                                + lost
                                + p.say(" or place it out of play", " ou placez-la hors jeu")));
    }
}
