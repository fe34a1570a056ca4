package holosite.rules.capture;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Fate;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.EnumSet;
import java.util.List;

/**
 * A character is captured: the captor has it seized by an escort, or imprisoned where it was
 * captured in a prison, or lets it escape to its owner's Used Pile, the only way where there is
 * neither escort nor prison. Somebody hit is lost instead.
 */
public record Capturing(int card, int cause, boolean seizing)
        implements QuestionStep.ForCards, QuestionStep.ForOption<Fate> {

    @Override
    public void run(GameState game) {
        var table = game.table();
        Side captor = table.owner(card).opposite();
        if (!isPossible(game, card, cause)) {
            return;
        }
        if (table.has(card, Flag.HIT)) {
            table.clear(card, Flag.HIT);
            Leaving.lose(game, new int[] {card});
            return;
        }
        if (seizing) {
            chooseOne(game, captor, new CardPrompt.Escort(card), escorts(game));
            return;
        }
        choose(game, captor, new OptionPrompt.CaptiveFate(card, cause, fates(game)));
    }

    /** Whether this card can be captured at all. */
    public static boolean isPossible(GameState game, int card, int cause) {
        var table = game.table();
        return table.inPlay(card)
                && !table.has(card, Flag.CAPTIVE)
                && !Rulings.forbids(
                        game, Deed.BE_CAPTURED, table.owner(card).opposite(), card, cause);
    }

    private List<Fate> fates(GameState game) {
        var fates = EnumSet.of(Fate.ESCAPE);
        if (escorts(game).length > 0) {
            fates.add(Fate.SEIZE);
        }
        if (Captivity.isPrison(game, presentAt(game))) {
            fates.add(Fate.IMPRISON);
        }
        return List.copyOf(fates);
    }

    private int presentAt(GameState game) {
        return Captivity.place(game, card);
    }

    /** The card that captures seizes if it can; otherwise whoever can. */
    private int[] escorts(GameState game) {
        Side captor = game.table().owner(card).opposite();
        boolean itself =
                cause != Table.NOBODY
                        && game.table().owner(cause) == captor
                        && game.table().inPlay(cause)
                        && Escorts.refusal(game, cause, card).none();
        return itself ? new int[] {cause} : Escorts.able(game, captor, card);
    }

    @Override
    public void chosen(GameState game, int[] escort) {
        seize(game, escort[0]);
    }

    @Override
    public void chosen(GameState game, Fate fate) {
        switch (fate) {
            case SEIZE -> game.push(new Capturing(card, cause, true));
            case IMPRISON -> {
                int prison = presentAt(game);
                Captivity.imprison(game, card, prison);
                Captivity.tellCaptured(game, card, cause, prison);
            }
            case ESCAPE -> escape(game);
            case RALLY, LAUNCH ->
                    throw new IllegalStateException(fate + " is no fate of somebody captured");
        }
    }

    private void seize(GameState game, int escort) {
        int place = presentAt(game);
        Captivity.seize(game, card, escort);
        Captivity.tellCaptured(game, card, escort, place);
    }

    private void escape(GameState game) {
        int place = presentAt(game);
        Captivity.tellCaptured(game, card, cause, place);
        Leaving.put(game, new int[] {card}, Zone.USED_PILE, true);
    }
}
