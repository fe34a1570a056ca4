package holosite.rules.decision;

import holosite.language.card.Side;
import holosite.rules.table.Table;

/** Where a card is deployed: to a card in play, or to a player's side of the table. */
public sealed interface DeployTarget {

    /** The card it goes to; nobody where it goes to a player's side. */
    int cardOrNobody();

    /** To this card: the location it goes to, the vessel it boards, the card that carries it. */
    record ToCard(int card) implements DeployTarget {
        /** Made once, since every listing names them. */
        private static final ToCard[] FIRST = new ToCard[256];

        static {
            for (int card = 0; card < FIRST.length; card++) {
                FIRST[card] = new ToCard(card);
            }
        }

        public ToCard {
            if (card < 0) {
                throw new IllegalArgumentException("no card has the number " + card);
            }
        }

        @Override
        public int cardOrNobody() {
            return card;
        }
    }

    /** To a player's side of the table; what is inserted goes into that player's Reserve Deck. */
    record ToSide(Side side) implements DeployTarget {
        private static final ToSide DARK = new ToSide(Side.DARK);
        private static final ToSide LIGHT = new ToSide(Side.LIGHT);

        @Override
        public int cardOrNobody() {
            return Table.NOBODY;
        }
    }

    static DeployTarget card(int card) {
        return card < ToCard.FIRST.length && card >= 0 ? ToCard.FIRST[card] : new ToCard(card);
    }

    static DeployTarget side(Side side) {
        return side == Side.DARK ? ToSide.DARK : ToSide.LIGHT;
    }
}
