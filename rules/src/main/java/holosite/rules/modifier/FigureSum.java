package holosite.rules.modifier;

import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/** The running sum of one figure: which texts concern it, and what each of them makes of it. */
final class FigureSum {
    private static final Text.FigureChange[] NO_MODS = {};
    private static final String[] NO_TITLES = {};

    private final GameState game;
    private final Figure figure;
    private final int subject;
    private final Side player;
    private final int toward;
    private final FigureListener listener;
    private double value;
    private double printed;
    private double changes;
    private double factor = 1;
    private double set = Double.NaN;
    private double cap;
    private double floor;
    private boolean free;
    private Text.FigureChange[] counted = NO_MODS;
    private String[] titles = NO_TITLES;
    private int count;

    FigureSum(
            GameState game,
            Figure figure,
            int subject,
            Side player,
            int toward,
            double base,
            FigureListener listener) {
        this.game = game;
        this.figure = figure;
        this.subject = subject;
        this.player = player;
        this.toward = toward;
        this.listener = listener;
        this.value = base;
        this.printed = base;
        this.cap = cap(game, figure, subject);
        this.floor = floor(figure);
    }

    void apply(TextInForce text) {
        if (concerns(game, figure, text, subject, player, toward)) {
            count(text);
        }
    }

    /** Counts a text that is known to change this figure of this card. */
    void count(TextInForce text) {
        var mod = (Text.FigureChange) text.part();
        var context = text.context();
        if (alreadyCounted(mod, text.title())) {
            return;
        }
        double amount = mod.amount().of(game, text.on(subject, toward));
        if (Double.isNaN(amount)) {
            // a destiny that was not drawn changes nothing
            return;
        }
        if (figure == Figure.FORCE_DRAIN && !mayChangeDrain(mod.op(), amount, context.it())) {
            return;
        }
        if (figure == Figure.BATTLE_DESTINY_DRAW
                && mod.op() == Modifier.Op.ADD
                && amount > 0
                && Rulings.forbids(
                        game, Deed.ADD_TO_BATTLE_DESTINY, player, context.it(), subject)) {
            return;
        }
        listener.change(context.it(), mod.op(), amount);
        switch (mod.op()) {
            case ADD -> {
                if (figure == Figure.BATTLE_DESTINIES_IF_UNABLE) {
                    // draws for who could not draw otherwise never add up: the best text counts
                    value = Math.max(value, amount);
                    break;
                }
                value += amount;
                changes += amount;
            }
            case TIMES -> {
                value *= amount;
                changes *= amount;
                factor *= amount;
            }
            case SET -> set = Double.isNaN(set) ? amount : Math.min(set, amount);
            case AT_MOST -> cap = Math.min(cap, amount);
            case AT_LEAST -> floor = Math.max(floor, amount);
            case FREE -> free = true;
            case BASE -> base(amount);
        }
    }

    /**
     * Whether texts let a card add to the Force drain, or take from it: a bonus that a player's own
     * card gives may be taken away, and a drain may be out of reach of others. A drain that may not
     * be modified can still be set or limited.
     */
    private boolean mayChangeDrain(Modifier.Op op, double amount, int giver) {
        if (op != Modifier.Op.ADD && op != Modifier.Op.TIMES) {
            return true;
        }
        double neutral = op == Modifier.Op.ADD ? 0 : 1;
        boolean own = giver != Table.NOBODY && game.table().owner(giver) == player;
        boolean barred =
                amount > neutral
                        ? own && Rulings.forbids(game, Deed.ADD_TO_DRAIN, player, giver, subject)
                        : amount < neutral
                                && Rulings.forbids(game, Deed.REDUCE_DRAIN, player, giver, subject);
        return !barred && !Rulings.forbids(game, Deed.MODIFY_DRAIN, player, giver, subject);
    }

    /**
     * Several cards of one title change a figure once. Texts of one card that say the same under
     * different conditions are different texts.
     */
    private boolean alreadyCounted(Text.FigureChange mod, String title) {
        if (mod.cumulative()) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (titles[i].equals(title) && counted[i].said().equals(mod.said())) {
                return true;
            }
        }
        if (count == counted.length) {
            counted = Arrays.copyOf(counted, count + 4);
            titles = Arrays.copyOf(titles, count + 4);
        }
        counted[count] = mod;
        titles[count++] = title;
        return false;
    }

    /**
     * A first value given by text stands where nothing is printed; changes come on top of it, in
     * whatever order the texts are counted.
     */
    private void base(double amount) {
        value =
                Double.isNaN(value)
                        ? amount * factor + changes
                        : value + (amount - printed) * factor;
        printed = amount;
    }

    double result() {
        if (free) {
            return 0;
        }
        // a change does not give a card what it has not; armor that is put on is a first value
        if (Double.isNaN(value)) {
            return value;
        }
        double result = Double.isNaN(set) ? value : set;
        return Math.max(Math.min(result, cap), floor);
    }

    /** No figure is less than 0, but what texts do to the total of an Epic Event may be. */
    private static double floor(Figure figure) {
        return figure == Figure.EPIC_EVENT_TOTAL ? Double.NEGATIVE_INFINITY : 0;
    }

    /** No AT-AT ever strides faster than landspeed 1. */
    static double cap(GameState game, Figure figure, int subject) {
        return figure == Figure.LANDSPEED
                        && subject != Table.NOBODY
                        && game.table().definition(subject).has(Trait.AT_AT)
                ? 1
                : Double.POSITIVE_INFINITY;
    }

    /** Whether a text changes this figure of this card now. */
    static boolean concerns(
            GameState game, Figure figure, TextInForce text, int subject, Side player, int toward) {
        var mod = (Text.FigureChange) text.part();
        if (figure.of() != Figure.Of.CARD && !Players.means(mod.whose(), text.context(), player)) {
            return false;
        }
        if (subject != Table.NOBODY && !mod.of().couldFit(game.table().definition(subject))) {
            return false;
        }
        Context bound = text.on(subject, toward);
        return (subject == Table.NOBODY || mod.of().fits(game, bound, subject))
                && aimedRight(game, mod, bound, toward)
                && mod.when().holds(game, bound)
                && !immune(game, figure, text, subject);
    }

    /** Nothing a card says changes the figures of a card that is immune to it. */
    private static boolean immune(GameState game, Figure figure, TextInForce text, int subject) {
        int speaker = text.context().it();
        return figure.of() == Figure.Of.CARD
                && subject != Table.NOBODY
                && subject != speaker
                && (Standing.of(game).protections() > 0 || game.table().inZone(subject))
                && Immunities.protects(game, subject, speaker);
    }

    /**
     * What is aimed at fits itself, or by the location where it is: a seat aboard a ship is at that
     * place.
     */
    private static boolean aimedRight(
            GameState game, Text.FigureChange mod, Context bound, int toward) {
        if (CardTest.isAll(mod.toward())) {
            return true;
        }
        if (toward == Table.NOBODY) {
            return false;
        }
        if (mod.toward().fits(game, bound, toward)) {
            return true;
        }
        int place = Whereabouts.location(game.table(), toward);
        return place != Table.NOBODY && place != toward && mod.toward().fits(game, bound, place);
    }
}
