package holosite.bots.search;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.battle.BattleTotals;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Figures;
import holosite.rules.place.Parsecs;
import holosite.rules.presence.Presence;
import holosite.rules.state.GameState;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What both sides have at each location of an imagined game. Each figure is worked out when it is
 * asked for, and then remembered.
 */
final class Strengths {
    private final GameState game;
    private final Table table;
    private static final byte YES = 1;
    private static final byte NO = 2;

    final int count;
    final int[] location;
    private final double[][] powers;
    private final double[][] abilities;
    private final byte[][] occupations;
    private final double[][] drains;

    private int weighed = Table.NOBODY;
    private double weight;

    /** The units of the player whose turn it is to decide, once they were asked for. */
    private int @Nullable [] reserves;

    Strengths(GameState game) {
        this.game = game;
        table = game.table();
        count = table.size(Table.locations());
        location = table.cards(Table.locations());
        powers = unknown(count);
        abilities = unknown(count);
        drains = unknown(count);
        occupations = new byte[2][count];
    }

    private static double[][] unknown(int count) {
        var figures = new double[2][count];
        Arrays.fill(figures[0], Double.NaN);
        Arrays.fill(figures[1], Double.NaN);
        return figures;
    }

    double power(int side, int index) {
        if (Double.isNaN(powers[side][index])) {
            powers[0][index] = 0;
            powers[1][index] = 0;
            addPower(index, location[index], location[index]);
        }
        return powers[side][index];
    }

    double ability(int side, int index) {
        if (Double.isNaN(abilities[side][index])) {
            abilities[side][index] = Presence.totalAbility(game, player(side), location[index]);
        }
        return abilities[side][index];
    }

    boolean occupied(int side, int index) {
        if (occupations[side][index] == 0) {
            occupations[side][index] =
                    Presence.occupies(game, player(side), location[index]) ? YES : NO;
        }
        return occupations[side][index] == YES;
    }

    /** What a Force drain of a side would be worth; worked out when it is asked for. */
    double drain(int side, int index) {
        if (Double.isNaN(drains[side][index])) {
            drains[side][index] =
                    orZero(Figures.at(game, Figure.FORCE_DRAIN, location[index], player(side)));
        }
        return drains[side][index];
    }

    static int number(Side side) {
        return side == Side.DARK ? 0 : 1;
    }

    static Side player(int number) {
        return number == 0 ? Side.DARK : Side.LIGHT;
    }

    static double orZero(double figure) {
        return Double.isNaN(figure) ? 0 : figure;
    }

    private void addPower(int index, int at, int host) {
        for (int card = table.top(Table.on(host)); card != Table.NOBODY; card = table.next(card)) {
            if (!table.role(card).onTable()) {
                continue;
            }
            if (table.definition(card).isUnit() && BattleTotals.addsPower(game, card, at)) {
                powers[number(table.owner(card))][index] +=
                        orZero(Figures.of(game, Figure.POWER, card));
            }
            if (table.size(Table.on(card)) > 0) {
                addPower(index, at, card);
            }
        }
    }

    /** The place of a location in the row, or -1. */
    int indexOf(int card) {
        for (int i = 0; i < count; i++) {
            if (location[i] == card) {
                return i;
            }
        }
        return -1;
    }

    /** Where a card on the table is. */
    int placeOf(int card) {
        int at = card;
        while (at != Table.NOBODY && !table.laidOut(at)) {
            at = table.host(at);
        }
        return at == Table.NOBODY ? -1 : indexOf(at);
    }

    /** Whether a card of this kind belongs there and its player has reason to be let there. */
    boolean suits(Definition card, int index, int side) {
        Definition place = table.definition(location[index]);
        boolean kind =
                switch (card.type()) {
                    case CHARACTER -> place.is(Subtype.SITE) && !place.is(Trait.HOLOSITE);
                    case VEHICLE -> place.is(Subtype.SITE) && place.has(Icon.EXTERIOR);
                    case STARSHIP -> !place.is(Subtype.SITE);
                    default -> false;
                };
        return kind && (occupied(side, index) || icons(place, side) > 0);
    }

    private static int icons(Definition place, int side) {
        return side == 0 ? place.card().darkIcons() : place.card().lightIcons();
    }

    /** By how much this side would win a battle there, including destinies. */
    double edge(int index, int side, double morePower, double moreAbility) {
        return total(power(side, index) + morePower, ability(side, index) + moreAbility)
                - total(power(1 - side, index), ability(1 - side, index));
    }

    private static double total(double power, double ability) {
        return power + (ability >= 4 ? 3 : 0);
    }

    /** What a place is worth to a side with so much more power and ability of its own there. */
    double worth(int index, int side, double morePower, double moreAbility) {
        boolean there =
                moreAbility >= 0
                        ? occupied(side, index) || moreAbility >= 1
                        : occupied(side, index) && ability(side, index) + moreAbility >= 1;
        boolean theyAre = occupied(1 - side, index);
        if (there && theyAre) {
            return 0.8 * Math.clamp(edge(index, side, morePower, moreAbility), -7, 7);
        }
        if (there) {
            double own = power(side, index) + morePower;
            double risk = drain(side, index) > 0 ? Math.max(0, 5 - own) * 0.25 : 0;
            return 2 * drain(side, index) + 0.3 - risk;
        }
        return theyAre ? -2 * drain(1 - side, index) : 0;
    }

    /** How much a place improves for a side through a card that comes there. */
    double gain(int index, int side, double morePower, double moreAbility) {
        return worth(index, side, morePower, moreAbility) - worth(index, side, 0, 0);
    }

    boolean isSite(int index) {
        return table.definition(location[index]).is(Subtype.SITE);
    }

    boolean sameSystem(int one, int other) {
        return game.systemAt(location[one]).equals(game.systemAt(location[other]));
    }

    /** Whether a card may get there with a move of its own, at a rough look. */
    boolean reaches(int card, int from, int to) {
        boolean ship = table.definition(card).is(CardType.STARSHIP);
        if (isSite(from) && isSite(to)) {
            return !ship
                    && sameSystem(from, to)
                    && steps(from, to) <= orZero(Figures.of(game, Figure.LANDSPEED, card));
        }
        if (isSystem(from) && isSystem(to)) {
            return Math.abs(
                            Parsecs.parsec(game, location[from])
                                    - Parsecs.parsec(game, location[to]))
                    <= orZero(Figures.of(game, Figure.HYPERSPEED, card));
        }
        return ship && !isSite(from) && !isSite(to) && sameSystem(from, to);
    }

    private boolean isSystem(int index) {
        return table.definition(location[index]).is(Subtype.SYSTEM);
    }

    private int steps(int from, int to) {
        int steps = 0;
        for (int i = Math.min(from, to); i < Math.max(from, to); i++) {
            steps += isSite(i) ? 1 : 0;
        }
        return steps;
    }

    /** How much better both places together are when a card has gone from one to the other. */
    double moved(int card, int from, int to, int side) {
        double leaving = 0;
        if (from >= 0 && !(isSite(from) && table.definition(card).is(CardType.STARSHIP))) {
            double gone = table.role(card).aboard() ? 0 : powerNow(card);
            leaving =
                    worth(from, side, -gone, -Math.max(crewAbility(card), 0.01))
                            - worth(from, side, 0, 0);
        }
        return leaving + arriving(card, to, side);
    }

    double arriving(int card, int to, int side) {
        return gain(to, side, powerNow(card), crewAbility(card));
    }

    /** Remembered, since a card is asked about for place after place. */
    private double powerNow(int card) {
        if (card != weighed) {
            weighed = card;
            weight = orZero(Figures.of(game, Figure.POWER, card));
        }
        return weight;
    }

    /** The ability of a card and of those aboard. */
    private double crewAbility(int card) {
        double sum = Math.max(0, abilityOf(table.definition(card)));
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on).aboard() && table.definition(on).isUnit()) {
                sum += crewAbility(on);
            }
        }
        return sum;
    }

    /** A vessel that nobody flies. */
    boolean isIdle(int card) {
        Definition what = table.definition(card);
        if (!what.isVessel() || what.permanentPilots() > 0) {
            return false;
        }
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) == Role.PILOT) {
                return false;
            }
        }
        return true;
    }

    /** Force to keep for a battle. */
    double kept(Side player) {
        for (int i = 0; i < count; i++) {
            if (occupied(0, i) && occupied(1, i)) {
                return 1;
            }
        }
        return 0;
    }

    /** The units in a player's hand, the strongest first. */
    int[] reserves(Side player) {
        if (reserves == null) {
            reserves = unitsInHand(player);
        }
        return reserves;
    }

    private int[] unitsInHand(Side player) {
        int size = 0;
        var cards = new int[table.size(player, Zone.HAND)];
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.definition(card).isUnit()) {
                int i = size++;
                double power = powerOf(table.definition(card));
                while (i > 0 && powerOf(table.definition(cards[i - 1])) < power) {
                    cards[i] = cards[i - 1];
                    i--;
                }
                cards[i] = card;
            }
        }
        return Arrays.copyOf(cards, size);
    }

    /**
     * The power and half the ability of the strongest units in hand that so much Force pays for.
     */
    double payable(Side player, double force) {
        double sum = 0;
        double left = force;
        for (int card : unitsInHand(player)) {
            Definition unit = table.definition(card);
            double price = orZero(unit.figure(Figure.DEPLOY_COST));
            if (price <= left) {
                left -= price;
                sum += powerOf(unit) + 0.5 * abilityOf(unit);
            }
        }
        return sum;
    }

    /** The power a card brings by itself; a vessel without a pilot brings nothing yet. */
    static double powerOf(Definition card) {
        return card.isVessel() && card.permanentPilots() == 0
                ? 0
                : orZero(card.figure(Figure.POWER));
    }

    static double abilityOf(Definition card) {
        return card.isVessel() && card.permanentPilots() == 0
                ? 0
                : orZero(card.figure(Figure.ABILITY)) + card.permanentAbility();
    }

    /** An estimate of what a card is worth to its owner, in Force. */
    static double worth(Definition card) {
        return switch (card.type()) {
            case CHARACTER, STARSHIP, VEHICLE ->
                    0.5 * orZero(card.figure(Figure.POWER))
                            + 0.4 * (orZero(card.figure(Figure.ABILITY)) + card.permanentAbility())
                            + 0.3 * orZero(card.figure(Figure.DEPLOY_COST));
            case LOCATION -> 2.5;
            case WEAPON -> 1.6;
            case EFFECT -> 1.5;
            case INTERRUPT -> 1.3;
            default -> 1.1;
        };
    }

    static boolean isAttachment(Definition card) {
        return card.is(CardType.WEAPON) || card.is(CardType.DEVICE);
    }
}
