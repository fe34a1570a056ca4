package holosite.rules.modifier;

import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTest;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.text.Players;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import holosite.rules.whereabouts.Orbit;
import holosite.rules.whereabouts.Piloting;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * Works out figures: what is printed or given by the rules, changed by every text in force in the
 * order the texts arrived. A number a card was set to stands against further changes, the lowest of
 * several; caps come last; nothing counts below zero. Equal changes by cards of one title count
 * once unless cumulative.
 */
public final class Figures {
    private Figures() {}

    public static double of(GameState game, Figure figure, int card) {
        return of(game, figure, card, Table.NOBODY, Account.NONE);
    }

    public static double of(GameState game, Figure figure, int card, int toward) {
        return of(game, figure, card, toward, Account.NONE);
    }

    /** A card's figure; does not exist (NaN) where the card has none. */
    public static double of(GameState game, Figure figure, int card, int toward, Account account) {
        return modified(
                game,
                figure,
                card,
                game.table().owner(card),
                toward,
                base(game, figure, card, toward),
                account);
    }

    /** A card's figure where a text needs a number: the ability of a droid is 0 then. */
    public static double asked(GameState game, Figure figure, int card) {
        return figure == Figure.ABILITY && game.table().definition(card).is(Subtype.DROID)
                ? 0
                : of(game, figure, card);
    }

    /** A player's figure at a place. */
    public static double at(GameState game, Figure figure, int place, Side player) {
        return at(game, figure, place, player, Account.NONE);
    }

    public static double at(
            GameState game, Figure figure, int place, Side player, Account account) {
        double base =
                figure == Figure.FORCE_ICONS && place != Table.NOBODY
                        ? icons(game.table(), place, player)
                        : PlaceFigures.base(game, figure, place, player);
        return modified(game, figure, place, player, Table.NOBODY, base, account);
    }

    /**
     * The printed Force icons of a location, on the table or not; one blown away or collapsed has
     * none.
     */
    private static int icons(Table table, int place, Side player) {
        return table.has(place, Flag.BLOWN_AWAY | Flag.COLLAPSED)
                ? 0
                : table.definition(place).icons(player);
    }

    /** A player's figure everywhere. */
    public static double ofPlayer(GameState game, Figure figure, Side player, double base) {
        return modified(game, figure, Table.NOBODY, player, Table.NOBODY, base, Account.NONE);
    }

    /** The same where it is due to a card: the Force a player loses, or retrieves, by it. */
    public static double ofPlayer(
            GameState game, Figure figure, Side player, double base, int due) {
        return modified(game, figure, Table.NOBODY, player, due, base, Account.NONE);
    }

    private static double base(GameState game, Figure figure, int card, int toward) {
        var table = game.table();
        var definition = table.definition(card);
        double printed = definition.figure(figure);
        switch (figure) {
            case POWER, MANEUVER, HYPERSPEED -> {
                if (definition.isVessel()
                        && table.host(card) != Table.NOBODY
                        && !Piloting.piloted(game, card)) {
                    return figure == Figure.POWER ? 0 : Double.NaN;
                }
                return printed;
            }
            case ARMOR -> {
                // an unpiloted hull still takes some hitting
                return !Double.isNaN(printed)
                                && definition.isVessel()
                                && table.host(card) != Table.NOBODY
                                && !Piloting.piloted(game, card)
                        ? 2
                        : printed;
            }
            case LANDSPEED -> {
                if (definition.isVessel()
                        && table.host(card) != Table.NOBODY
                        && !Piloting.piloted(game, card)) {
                    return 0;
                }
                return Double.isNaN(printed)
                                && (definition.is(CardType.CHARACTER)
                                        || definition.is(CardType.CREATURE)
                                        || definition.has(Trait.SEEKER))
                        ? 1
                        : printed;
            }
            case DEPLOY_COST -> {
                return Double.isNaN(printed) ? priceInText(game, card, toward) : printed;
            }
            case DEFENSE_VALUE -> {
                return defense(game, card);
            }
            case WEAPONS_PER_TURN, DEVICES_PER_TURN -> {
                return definition.is(Subtype.CAPITAL)
                        ? 99
                        : definition.is(Subtype.SQUADRON) ? 3 : 1;
            }
            case MOVE_COST, SHUTTLE_COST, LANDSPEED_TO_LEAVE, SHOTS_PER_BATTLE, RACE_DRAWS -> {
                return 1;
            }
            case FIRE_COST,
                    WEAPON_DESTINY_DRAW,
                    TOTAL_WEAPON_DESTINY,
                    ASTEROID_DESTINY,
                    PLAY_COST,
                    EPIC_EVENT_TOTAL,
                    TRAINING_DESTINY,
                    DUEL_DESTINY_DRAW,
                    SABACC_LEEWAY,
                    TEXT_DESTINY_DRAW -> {
                return 0;
            }
            case RACE_DESTINY -> {
                return game.book().figure(game, figure, card);
            }
            case RACE_TOTAL -> {
                return game.book().figure(game, figure, card);
            }
            case FEROCITY -> {
                return CardTexts.of(game, card)
                        .nature()
                        .ferocity()
                        .of(game, Context.of(card, table.owner(card)));
            }
            case POLITICS -> {
                // a character without politics has none yet, but may be given some
                return Double.isNaN(printed) && definition.is(CardType.CHARACTER) ? 0 : printed;
            }
            case PARSEC -> {
                return Orbit.station(game, card) ? table.counter(card) : printed;
            }
            case ABILITY -> {
                return definition.is(Subtype.DROID)
                        ? Double.NaN
                        : Standing.of(game).anyTests()
                                ? JediTests.trained(game, card, printed)
                                : printed;
            }
            default -> {
                return printed;
            }
        }
    }

    /**
     * What a card's own text asks for to deploy it: on the card it goes to or lies on, or else the
     * lowest of several prices. A text that names none lets it deploy for free.
     */
    private static double priceInText(GameState game, int card, int toward) {
        var table = game.table();
        int host = toward >= 0 ? toward : table.role(card) == Role.ON ? table.host(card) : toward;
        List<DeployWay> ways = CardTexts.of(game, card).text().ways();
        double lowest = Double.NaN;
        for (int i = 0; i < ways.size(); i++) {
            DeployWay way = ways.get(i);
            Context context = Context.deploying(card, table.owner(card), Occasion.NONE, host);
            double price = way.price().isEmpty() ? 0 : way.price().get().of(game, context);
            if (host >= 0 && way.leadsTo(game, context, host)) {
                return price;
            }
            if (!(price >= lowest)) {
                lowest = price;
            }
        }
        return Double.isNaN(lowest) ? 0 : lowest;
    }

    /**
     * A character defends with the best of ability, armor and maneuver, a vessel with its armor or
     * maneuver.
     */
    private static double defense(GameState game, int card) {
        double best = game.table().definition(card).is(CardType.CHARACTER) ? 0 : Double.NaN;
        for (Figure figure : DEFENSES) {
            double value = of(game, figure, card);
            if (!Double.isNaN(value)
                    && !(value <= best)
                    && (figure != Figure.ABILITY
                            || game.table().definition(card).is(CardType.CHARACTER))) {
                best = value;
            }
        }
        double printed = game.table().definition(card).figure(Figure.DEFENSE_VALUE);
        return Double.isNaN(best) ? (Double.isNaN(printed) ? 0 : printed) : best;
    }

    private static final Figure[] DEFENSES = {Figure.ABILITY, Figure.ARMOR, Figure.MANEUVER};

    /** Applies every change in force to a figure that starts from {@code base}. */
    public static double modified(
            GameState game,
            Figure figure,
            int subject,
            Side player,
            int toward,
            double base,
            Account account) {
        var standing = Standing.of(game);
        int texts = standing.mods(figure);
        TextInForce[] own = ownVoices(game, figure, subject);
        account.base(base);
        if (texts == 0 && own.length == 0) {
            return base;
        }
        int first = 0;
        while (first < texts
                && !concerns(game, figure, standing.mod(figure, first), subject, player, toward)) {
            first++;
        }
        if (first == texts && !changes(own, figure)) {
            // most texts are about something else
            double cap = cap(game, figure, subject);
            return Double.isNaN(base) ? base : Math.max(Math.min(base, cap), 0);
        }
        var change = new Change(game, figure, subject, player, toward, base, account);
        if (first < texts) {
            change.count(standing.mod(figure, first));
        }
        for (int i = first + 1; i < texts; i++) {
            change.apply(standing.mod(figure, i));
        }
        for (TextInForce text : own) {
            if (text.part() instanceof Text.FigureChange mod && mod.figure() == figure) {
                change.apply(text);
            }
        }
        return change.result();
    }

    /** No AT-AT ever strides faster than landspeed 1. */
    private static double cap(GameState game, Figure figure, int subject) {
        return figure == Figure.LANDSPEED
                        && subject != Table.NOBODY
                        && game.table().definition(subject).has(Trait.AT_AT)
                ? 1
                : Double.POSITIVE_INFINITY;
    }

    /** Whether a text changes this figure of this card now. */
    private static boolean concerns(
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
                && Standing.of(game).protections() > 0
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

    private static final TextInForce[] NO_VOICES = {};

    /** A card that is not in play yet speaks for its own costs and its own destiny. */
    private static TextInForce[] ownVoices(GameState game, Figure figure, int subject) {
        if (subject == Table.NOBODY
                || !(figure == Figure.DEPLOY_COST
                        || figure == Figure.DESTINY
                        || figure == Figure.PLAY_COST)
                || !game.table().waits(subject)
                || game.table().definition(subject).isLocation()) {
            return NO_VOICES;
        }
        return TextsInForce.of(game, subject);
    }

    /** Whether any of these texts is about the figure. */
    private static boolean changes(TextInForce[] own, Figure figure) {
        for (TextInForce text : own) {
            if (text.part() instanceof Text.FigureChange mod && mod.figure() == figure) {
                return true;
            }
        }
        return false;
    }

    /** The running sum of one figure. */
    private static final class Change {
        private final GameState game;
        private final Figure figure;
        private final int subject;
        private final Side player;
        private final int toward;
        private final Account account;
        private double value;
        private double printed;
        private double changes;
        private double set = Double.NaN;
        private double cap;
        private double floor = 0;
        private boolean free;
        private Text.FigureChange[] counted = NO_MODS;
        private String[] titles = NO_TITLES;
        private int count;

        private static final Text.FigureChange[] NO_MODS = {};
        private static final String[] NO_TITLES = {};

        Change(
                GameState game,
                Figure figure,
                int subject,
                Side player,
                int toward,
                double base,
                Account account) {
            this.game = game;
            this.figure = figure;
            this.subject = subject;
            this.player = player;
            this.toward = toward;
            this.account = account;
            this.value = base;
            this.printed = base;
            this.cap = Figures.cap(game, figure, subject);
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
            if (alreadyCounted(mod, context)) {
                return;
            }
            double amount = mod.amount().of(game, text.on(subject, toward));
            if (figure == Figure.FORCE_DRAIN && !mayChangeDrain(mod.op(), amount, context.it())) {
                return;
            }
            account.change(context.it(), mod.op(), amount);
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
                case TIMES -> value *= amount;
                case SET -> set = Double.isNaN(set) ? amount : Math.min(set, amount);
                case AT_MOST -> cap = Math.min(cap, amount);
                case AT_LEAST -> floor = Math.max(floor, amount);
                case FREE -> free = true;
                case BASE -> base(amount);
            }
        }

        /**
         * Whether texts let a card add to the Force drain, or take from it: a bonus that a player's
         * own card gives may be taken away, and a drain may be out of reach of others. A drain that
         * may not be modified can still be set or limited.
         */
        private boolean mayChangeDrain(Modifier.Op op, double amount, int giver) {
            if (op != Modifier.Op.ADD && op != Modifier.Op.TIMES) {
                return true;
            }
            double neutral = op == Modifier.Op.ADD ? 0 : 1;
            boolean own = giver != Table.NOBODY && game.table().owner(giver) == player;
            boolean barred =
                    amount > neutral
                            ? own
                                    && Rulings.forbids(
                                            game, Deed.ADD_TO_DRAIN, player, giver, subject)
                            : amount < neutral
                                    && Rulings.forbids(
                                            game, Deed.REDUCE_DRAIN, player, giver, subject);
            return !barred && !Rulings.forbids(game, Deed.MODIFY_DRAIN, player, giver, subject);
        }

        /**
         * Several cards of one title change a figure once. Texts of one card that say the same
         * under different conditions are different texts.
         */
        private boolean alreadyCounted(Text.FigureChange mod, Context context) {
            if (mod.cumulative()) {
                return false;
            }
            String title =
                    context.it() == Table.NOBODY
                            ? ""
                            : game.table().definition(context.it()).card().title();
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
         * A first value given by text stands where nothing is printed; changes come on top of it.
         */
        private void base(double amount) {
            value = Double.isNaN(value) ? amount + changes : value - printed + amount;
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
    }

    /** How a change reads: for tests and explanations. */
    public static String sign(Modifier.Op op) {
        return switch (op) {
            case ADD -> "+";
            case SET -> "=";
            case TIMES -> "×";
            case AT_MOST -> "≤";
            case AT_LEAST -> "≥";
            case FREE -> "free";
            case BASE -> ":";
        };
    }
}
