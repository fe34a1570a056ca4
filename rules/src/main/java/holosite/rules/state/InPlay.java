package holosite.rules.state;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;

/**
 * The cards in play, in the order of the table: each location with what is there, then the sides of
 * the table. A card is active unless it, or what it is on, is turned off (captive, missing, face
 * down, crashed …).
 */
public final class InPlay {
    private final int[] cards;
    private final boolean[] active;
    private final boolean[] activeCard;
    private int count;
    private int creatures;
    private boolean anyTests;
    private boolean anyUtinniEffects;
    private boolean anySuspended;
    private int textVersion = -1;

    InPlay(int cards) {
        this.cards = new int[cards];
        active = new boolean[cards];
        activeCard = new boolean[cards];
    }

    void bringUpToDate(Table table) {
        if (textVersion == table.textVersion()) {
            return;
        }
        textVersion = table.textVersion();
        count = 0;
        creatures = 0;
        anyTests = false;
        anyUtinniEffects = false;
        anySuspended = false;
        Arrays.fill(activeCard, false);
        for (int location = table.top(Table.locations());
                location != Table.NOBODY;
                location = table.next(location)) {
            collect(table, location, true);
        }
        collectBeside(table, Side.DARK);
        collectBeside(table, Side.LIGHT);
    }

    private void collectBeside(Table table, Side player) {
        for (int card = table.top(player, Zone.SIDE_OF_TABLE);
                card != Table.NOBODY;
                card = table.next(card)) {
            collect(table, card, true);
        }
    }

    private void collect(Table table, int card, boolean hostActive) {
        if (!table.role(card).onTable()) {
            return;
        }
        boolean creature = table.definition(card).is(CardType.CREATURE);
        creatures += creature ? 1 : 0;
        // a parasite stays active whatever happens to its host
        boolean awake =
                (hostActive || creature)
                        && !table.has(card, Flag.INACTIVE)
                        && table.role(card) != Role.IMPRISONED;
        cards[count] = card;
        active[count++] = awake;
        activeCard[card] = awake;
        anyTests |= table.definition(card).is(CardType.JEDI_TEST);
        anyUtinniEffects |= table.definition(card).is(Subtype.UTINNI_EFFECT);
        anySuspended |= table.has(card, Flag.SUSPENDED);
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            collect(table, on, awake);
        }
    }

    public int count() {
        return count;
    }

    public int card(int index) {
        return cards[index];
    }

    /** Whether the card at this place of the list is active. */
    public boolean active(int index) {
        return active[index];
    }

    public boolean isActive(int card) {
        return activeCard[card];
    }

    public int creatures() {
        return creatures;
    }

    /** Whether there is a Jedi Test on the table. */
    public boolean anyTests() {
        return anyTests;
    }

    public boolean anyUtinniEffects() {
        return anyUtinniEffects;
    }

    public boolean anySuspended() {
        return anySuspended;
    }
}
