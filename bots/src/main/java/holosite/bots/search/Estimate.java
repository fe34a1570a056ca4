package holosite.bots.search;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.decision.Outcome;
import holosite.rules.force.LifeForce;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Optional;

/** How likely a side is to win a game, judged by what lies on the table. */
public final class Estimate {
    private static final int FEATURES = PositionFeature.values().length;
    private static final double EDGE_COUNTS = 10;
    private static final double SAFE_POWER = 7;
    private static final double DESTINY_ABILITY = 4;
    private static final int CARDS_COUNT = 12;

    /** Keeps the last few Life Force from counting without end. */
    private static final int SOME_LIVES = 3;

    private final GameState game;
    private final Table table;
    private final Strengths places;
    private final int who;
    private final Side player;
    private final double[] found = new double[FEATURES];

    private Estimate(GameState game, Strengths places, int who) {
        this.game = game;
        this.places = places;
        this.who = who;
        table = game.table();
        player = Strengths.player(who);
        atPlaces();
        inPiles();
        inHand();
        inPlay();
        set(PositionFeature.TURN, game.turn().player() == player ? 1 : 0);
    }

    static double of(GameState game, Side side, Weights weights) {
        Optional<Outcome> outcome = game.outcome();
        return outcome.isPresent()
                ? outcome.get().winner() == side ? 1 : 0
                : weights.likelihood(features(game, side));
    }

    /** The features of a position, in their order. */
    public static double[] features(GameState game, Side side) {
        var places = new Strengths(game);
        int me = Strengths.number(side);
        double[] own = new Estimate(game, places, me).found;
        double[] theirs = new Estimate(game, places, 1 - me).found;
        for (int i = 0; i < FEATURES; i++) {
            own[i] -= theirs[i];
        }
        return own;
    }

    @SuppressWarnings("EnumOrdinal")
    private static int place(PositionFeature feature) {
        return feature.ordinal();
    }

    private void set(PositionFeature feature, double value) {
        found[place(feature)] = value;
    }

    private void add(PositionFeature feature, double value) {
        found[place(feature)] += value;
    }

    private double get(PositionFeature feature) {
        return found[place(feature)];
    }

    private void atPlaces() {
        double strongest = 0;
        for (int i = 0; i < places.count; i++) {
            Definition place = table.definition(places.location[i]);
            double power = places.power(who, i);
            double ability = places.ability(who, i);
            boolean here = places.occupied(who, i);
            boolean theyAre = places.occupied(1 - who, i);
            add(PositionFeature.POWER, power);
            add(PositionFeature.ABILITY, ability);
            add(PositionFeature.ICONS, icons(place, who));
            strongest = Math.max(strongest, power);
            if (here && ability >= DESTINY_ABILITY) {
                add(PositionFeature.DESTINIES, 1);
            }
            if (here && theyAre) {
                add(PositionFeature.EDGE, Math.clamp(places.edge(i, who, 0, 0), 0, EDGE_COUNTS));
            } else if (here) {
                controlled(i, power, icons(place, 1 - who) > 0);
            } else if (!theyAre) {
                add(PositionFeature.OPEN_ICONS, icons(place, 1 - who));
            }
        }
        set(PositionFeature.STRONGEST, strongest);
    }

    private void controlled(int index, double power, boolean iconsOfOpponent) {
        double drain = places.drain(who, index);
        add(PositionFeature.CONTROL, 1);
        add(PositionFeature.DRAINS, drain);
        add(PositionFeature.AGAINST_ICONS, iconsOfOpponent ? 1 : 0);
        add(PositionFeature.EXPOSED, drain > 0 ? Math.max(0, SAFE_POWER - power) : 0);
    }

    private void inPiles() {
        int life = LifeForce.of(game, player);
        set(PositionFeature.LIFE, life);
        set(PositionFeature.FEW_LIVES, Math.log(life + SOME_LIVES));
        set(PositionFeature.RESERVE_DECK, table.size(player, Zone.RESERVE_DECK));
        set(PositionFeature.FORCE, Math.min(table.size(player, Zone.FORCE_PILE), CARDS_COUNT));
    }

    private void inHand() {
        set(PositionFeature.HAND, Math.min(table.size(player, Zone.HAND), CARDS_COUNT));
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            Definition held = table.definition(card);
            if (held.isUnit()) {
                add(PositionFeature.RESERVES, Strengths.worth(held));
                add(PositionFeature.POWER_IN_HAND, Strengths.powerOf(held));
            } else if (held.isLocation()) {
                add(PositionFeature.LOCATIONS_IN_HAND, 1);
            } else if (held.is(CardType.INTERRUPT)) {
                add(PositionFeature.INTERRUPTS, 1);
            }
        }
        double force = table.size(player, Zone.FORCE_PILE) + get(PositionFeature.ICONS) + 1;
        set(PositionFeature.PAYABLE, places.payable(player, force));
    }

    private void inPlay() {
        for (int card = 0; card < table.count(); card++) {
            if (table.inPlay(card) && table.owner(card) == player && !table.waits(card)) {
                Definition what = table.definition(card);
                if (what.isUnit()) {
                    add(PositionFeature.UNITS, 1);
                    add(
                            PositionFeature.FORFEIT,
                            Strengths.orZero(Figures.of(game, Figure.FORFEIT, card)));
                    add(PositionFeature.IDLE, places.isIdle(card) ? 1 : 0);
                } else if (!what.isLocation()) {
                    add(
                            switch (what.type()) {
                                case WEAPON -> PositionFeature.WEAPONS;
                                case DEVICE -> PositionFeature.DEVICES;
                                default -> PositionFeature.EFFECTS;
                            },
                            1);
                }
            }
        }
    }

    private static int icons(Definition place, int who) {
        return who == 0 ? place.card().darkIcons() : place.card().lightIcons();
    }
}
