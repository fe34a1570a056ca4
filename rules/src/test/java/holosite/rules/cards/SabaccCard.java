package holosite.rules.cards;

import static holosite.language.card.Side.DARK;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.decision.YesNo;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;

/** A game of sabacc that both sides have a card for, played at tables that have a player for it. */
public record SabaccCard(String title) {

    /** The card of one side. */
    public String of(Side side) {
        return (side == DARK ? "dark " : "light ") + title;
    }

    /** Whether a player can begin the game. */
    public boolean isOffered(Position position, Side side) {
        return begin(position, side).isOffered("play " + of(side));
    }

    /** Begins the game with this character, who is one of several that could play, and alone. */
    public Scene playsWith(Position position, Side side, String player) {
        return begin(position, side).play(of(side)).chooseOnly(player);
    }

    /** The characters whom the opponent may let play. */
    public List<String> opponents(Position position, Side side) {
        return begin(position, side)
                .play(of(side))
                .passUntil(Prompt.Key.SABACC_PLAYER)
                .offered()
                .stream()
                .filter(words -> !words.equals("nothing"))
                .toList();
    }

    /** What these cards come to, separated by semicolons, in the hand of the player. */
    public double total(Position position, Side side, String hand) {
        String[] cards = hand.split("; ");
        var scene =
                begin(dealt(position, side, cards).nextDestiny(side.opposite(), 6, 3), side)
                        .play(of(side))
                        .passUntil(Prompt.Key.SABACC_CARD)
                        .no();
        for (int drawn = 2; drawn < cards.length; drawn++) {
            scene.yes();
        }
        return ((YesNo.SabaccCard) scene.game().decision().prompt()).total();
    }

    /** Whether the player who wins keeps this card out of the hand of the other. */
    public boolean wins(Position position, Side side, String stake) {
        Side loser = side.opposite();
        dealt(position.nextDestiny(side, 6, 4), loser, stake).nextDestiny(loser, 1);
        var scene = begin(position, side);
        scene.play(of(side)).passUntil(Prompt.Key.SABACC_CARD).no().no();
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.SABACC_WINNINGS);
        return scene.ownerOf(stake) == side;
    }

    /** Cards on top of a player's Reserve Deck; those of the other side he has stolen. */
    private static Position dealt(Position position, Side player, String... cards) {
        position.reserve(player, cards);
        for (String card : cards) {
            if (card.startsWith(player == DARK ? "light " : "dark ")) {
                position.stolen(card);
            }
        }
        return position;
    }

    private Scene begin(Position position, Side side) {
        return position.hand(side, of(side)).turn(side, Phase.CONTROL);
    }
}
