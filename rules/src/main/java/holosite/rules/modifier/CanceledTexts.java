package holosite.rules.modifier;

import holosite.language.card.Side;
import holosite.rules.state.GameState;
import holosite.rules.state.InPlay;
import holosite.rules.state.LastingText;
import holosite.rules.table.Flag;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Players;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import java.util.Arrays;
import java.util.List;

/** Which texts are canceled by other texts. A location has one text for each player. */
final class CanceledTexts {
    /** The texts of both players, or that of a card which has but one. */
    private static final byte DARK_TEXT = 1;

    private static final byte LIGHT_TEXT = 2;
    private static final byte WHOLE_TEXT = DARK_TEXT | LIGHT_TEXT;

    /** A bit for each player's text of a card, both for a card that has but one. */
    private final byte[] texts;

    private boolean any;

    CanceledTexts(int cards) {
        texts = new byte[cards];
    }

    /** Whether there is any text that cancels others, now or as the table changes. */
    boolean any() {
        return any;
    }

    /** Whether all of a card's text is canceled: of a location that of both players. */
    boolean all(int card) {
        return texts[card] == WHOLE_TEXT;
    }

    /** Whether the text a card has for this player is canceled. */
    boolean of(int card, Side player) {
        return (texts[card] & textOf(player)) != 0;
    }

    /** Texts that cancel other texts come first, in the order of the cards on the table. */
    void find(GameState game, InPlay inPlay, List<LastingText> lastings) {
        Arrays.fill(texts, (byte) 0);
        any = false;
        for (int i = 0; i < inPlay.count(); i++) {
            int card = inPlay.card(i);
            if (inPlay.active(i)
                    && !game.table().has(card, Flag.EXCLUDED | Flag.UNDERCOVER)
                    && CardTexts.of(game, card).mayCancelTexts()) {
                for (TextInForce text : TextsInForce.of(game, card)) {
                    if (!of(card, text.context().player())) {
                        cancel(game, inPlay, text);
                    }
                }
            }
        }
        for (LastingText lasting : lastings) {
            if (LastingTexts.inForce(game, lasting)) {
                cancel(game, inPlay, LastingTexts.text(game, lasting));
            }
        }
    }

    private void cancel(GameState game, InPlay inPlay, TextInForce text) {
        if (text.part() instanceof Text.Copy) {
            // it may end, or be without text itself, with every change of the table
            any = true;
            for (int copier : CopiedTexts.copiers(game, text)) {
                for (TextInForce copied : CopiedTexts.textsInForce(game, text, copier)) {
                    cancel(game, inPlay, copied);
                }
            }
            return;
        }
        if (!(text.part() instanceof Text.Canceling says)
                || says.kind() != Text.Canceling.Kind.WITHOUT_TEXT) {
            return;
        }
        any = true;
        if (!says.when().holds(game, text.context())) {
            return;
        }
        for (int i = 0; i < inPlay.count(); i++) {
            if (inPlay.active(i) && says.of().fits(game, text.context(), inPlay.card(i))) {
                texts[inPlay.card(i)] |= textsOf(game, says, text, inPlay.card(i));
            }
        }
    }

    /** Which texts of a card are meant: of a location perhaps only one player's. */
    private static byte textsOf(GameState game, Text.Canceling says, TextInForce text, int card) {
        Side player = Players.resolve(says.whose(), text.context());
        return player == null || !game.table().definition(card).isLocation()
                ? WHOLE_TEXT
                : textOf(player);
    }

    private static byte textOf(Side player) {
        return player == Side.DARK ? DARK_TEXT : LIGHT_TEXT;
    }
}
