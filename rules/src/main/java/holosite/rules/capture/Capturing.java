package holosite.rules.capture;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * A character is captured: the captor has it seized by an escort, or imprisoned where it was
 * captured in a prison, or lets it escape to its owner's Used Pile, the only way where there is
 * neither escort nor prison. Somebody hit is lost instead.
 */
public record Capturing(int card, int cause, boolean seizing) implements Asking {

    @Override
    public void run(GameState game) {
        var table = game.table();
        Side captor = table.owner(card).opposite();
        if (!table.inPlay(card)
                || table.has(card, Flag.CAPTIVE)
                || Rulings.forbids(game, Deed.BE_CAPTURED, captor, card, cause)) {
            return;
        }
        if (table.has(card, Flag.HIT)) {
            table.clear(card, Flag.HIT);
            Leaving.lose(game, new int[] {card});
            return;
        }
        if (seizing) {
            chooseEscort(game, captor);
            return;
        }
        int fates = fates(game);
        if (fates == Fate.ESCAPE.bit()) {
            escape(game);
        } else {
            game.ask(
                    this,
                    new Decision.ChooseOption(
                            captor,
                            new Prompt(Prompt.Key.CAPTIVE_FATE, card, cause, fates),
                            Integer.bitCount(fates)));
        }
    }

    private int fates(GameState game) {
        return Fate.ESCAPE.bit()
                | (escorts(game).length > 0 ? Fate.SEIZE.bit() : 0)
                | (Captivity.isPrison(game, presentAt(game)) ? Fate.IMPRISON.bit() : 0);
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

    private void chooseEscort(GameState game, Side captor) {
        int[] escorts = escorts(game);
        if (escorts.length == 1) {
            seize(game, escorts[0]);
        } else {
            game.ask(
                    this,
                    new Decision.ChooseCards(
                            captor, Prompt.of(Prompt.Key.ESCORT, card), escorts, 1, 1));
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        if (seizing) {
            seize(game, ((Answer.Cards) answer).among(escorts(game))[0]);
            return;
        }
        Fate fate = Fate.among(fates(game), ((Answer.Choice) answer).index());
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
