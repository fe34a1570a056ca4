package holosite.rules.modifier;

import holosite.language.ability.Allows;
import holosite.language.ability.CanLast;
import holosite.language.ability.Forbids;
import holosite.language.ability.Modifies;
import holosite.language.ability.Toll;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.rules.card.LastingId;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.LastingText;
import holosite.rules.state.Occasion;
import holosite.rules.state.SpentTrigger;
import holosite.rules.state.Uses;
import holosite.rules.table.Table;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Catalog;
import holosite.rules.text.Frame;
import holosite.rules.text.LastingPart;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * Texts in force for a while: how they begin, and what ends them. What they refer to is bound as
 * they begin.
 */
public final class LastingTexts {
    private LastingTexts() {}

    public static void begin(
            GameState game, Text.Part part, Duration duration, Frame frame, LastingId id) {
        int turn = game.turn().number();
        boolean yourTurn = game.turn().player() == frame.player();
        int until =
                switch (duration) {
                    case THIS_ACTION -> frame.event().id() == 0 ? frame.id() : frame.event().id();
                    case WHILE_PLAYED -> frame.id();
                    case THIS_BATTLE, THIS_PHASE, THIS_TURN -> turn;
                    case UNTIL_END_OF_YOUR_NEXT_TURN -> yourTurn ? turn + 2 : turn + 1;
                    case UNTIL_END_OF_OPPONENTS_NEXT_TURN -> yourTurn ? turn + 1 : turn + 2;
                    case UNTIL_START_OF_YOUR_NEXT_TURN -> yourTurn ? turn + 2 : turn + 1;
                    case OPPONENTS_NEXT_TURN, FIRST_IN_OPPONENTS_NEXT_TURN ->
                            yourTurn ? turn + 1 : turn + 2;
                    case NEXT_CONTROL_PHASE ->
                            game.turn().phase().isBefore(Phase.CONTROL) ? turn : turn + 1;
                    case OPPONENTS_NEXT_BATTLE_PHASE ->
                            yourTurn
                                    ? turn + 1
                                    : game.turn().phase().isBefore(Phase.BATTLE) ? turn : turn + 2;
                    case WHILE_ON_TABLE, UNTIL_IT_MOVES, REST_OF_GAME -> Integer.MAX_VALUE;
                };
        Context context = frame.context();
        int affected =
                duration == Duration.WHILE_ON_TABLE || duration == Duration.UNTIL_IT_MOVES
                        ? affected(game, part, context)
                        : Table.NOBODY;
        String title = game.table().definition(frame.source()).card().title();
        var more = new ArrayList<>(game.lastings());
        more.add(new LastingText(context, title, id, duration, until, affected));
        game.lastings(List.copyOf(more));
    }

    /** What a card that a game was set up with has put into force for the rest of that game. */
    public static void sinceTheStart(GameState game, int card) {
        for (Text.Start start : CardTexts.of(game, card).text().starts()) {
            var program = start.program();
            var frame = Frame.begin(program, card, game.table().owner(card), Occasion.NONE, 0);
            for (int i = 0; i < program.lastings().size(); i++) {
                LastingPart kept = program.lastings().get(i);
                if (kept.said().duration() == Duration.REST_OF_GAME) {
                    begin(
                            game,
                            kept.part(),
                            Duration.REST_OF_GAME,
                            frame,
                            new LastingId(program.id(), i));
                }
            }
        }
    }

    /** Ends what lasted for this long. */
    public static void expire(GameState game, Duration duration, int until) {
        if (!game.lastings().isEmpty()) {
            end(game, l -> l.duration() == duration && l.until() <= until);
        }
    }

    /** Ends what was to last until this card moves. */
    public static void moved(GameState game, int card) {
        if (!game.lastings().isEmpty()) {
            end(game, l -> l.duration() == Duration.UNTIL_IT_MOVES && l.affected() == card);
        }
    }

    /** Ends what was to last until one of the cards it is about has been deployed. */
    public static void deployed(GameState game, int card) {
        if (!game.lastings().isEmpty()) {
            end(
                    game,
                    l ->
                            l.duration() == Duration.FIRST_IN_OPPONENTS_NEXT_TURN
                                    && inForce(game, l)
                                    && about(game, text(game, l).part(), l.context(), card));
        }
    }

    /** What applies in one phase to come begins as that phase begins, and ends with it. */
    public static void phaseBegins(GameState game) {
        List<LastingText> lastings = game.lastings();
        for (int i = 0; i < lastings.size(); i++) {
            if (waitsForPhase(lastings.get(i).duration())) {
                game.table().textsChanged();
                return;
            }
        }
    }

    /** What applies in one turn to come begins as that turn begins. */
    public static void turnBegins(GameState game) {
        for (LastingText lasting : game.lastings()) {
            if (lasting.duration().inOpponentsNextTurn()) {
                game.table().textsChanged();
                return;
            }
        }
    }

    private static boolean waitsForPhase(Duration duration) {
        return duration == Duration.NEXT_CONTROL_PHASE
                || duration == Duration.OPPONENTS_NEXT_BATTLE_PHASE;
    }

    /** Whether a text that lasts for a while is in force already. */
    static boolean inForce(GameState game, LastingText lasting) {
        if (lasting.duration().inOpponentsNextTurn()) {
            return game.turn().number() == lasting.until();
        }
        if (!waitsForPhase(lasting.duration())) {
            return true;
        }
        Phase phase =
                lasting.duration() == Duration.NEXT_CONTROL_PHASE ? Phase.CONTROL : Phase.BATTLE;
        return game.turn().number() == lasting.until() && game.turn().phase() == phase;
    }

    /** Ends what lasted for one action. */
    public static void endAction(GameState game, int id) {
        if (!game.lastings().isEmpty()) {
            end(
                    game,
                    l ->
                            (l.duration() == Duration.THIS_ACTION
                                            || l.duration() == Duration.WHILE_PLAYED)
                                    && l.until() == id);
        }
    }

    /** A text in force for a while. */
    static TextInForce text(GameState game, LastingText lasting) {
        return new TextInForce(
                Catalog.of(game).lasting(lasting.id()).orElseThrow().part(),
                lasting.context(),
                lasting.title());
    }

    /**
     * Ends whatever was done to this very card, however long it was to last. A card that leaves the
     * table is a new one when it returns, and one restored to normal is as before.
     */
    public static void endFor(GameState game, int card) {
        endFor(game, card, lasting -> true);
    }

    /** Ends what certain cards did to these figures of this very card. */
    public static void restore(GameState game, int card, List<Figure> figures, IntPredicate by) {
        endFor(
                game,
                card,
                lasting -> by.test(lasting.context().it()) && changes(game, lasting, figures));
    }

    private static void endFor(GameState game, int card, Predicate<LastingText> which) {
        if (game.lastings().isEmpty()) {
            return;
        }
        end(game, l -> l.affected() == card && which.test(l));
        List<LastingText> lastings = game.lastings();
        for (int i = 0; i < lastings.size(); i++) {
            if (which.test(lastings.get(i)) && aimedAt(game, lastings.get(i), card)) {
                release(game, lastings.get(i), card);
                endFor(game, card, which);
                return;
            }
        }
    }

    /**
     * Whether something that certain cards did to one of these figures of this card is in force.
     */
    public static boolean changed(GameState game, int card, List<Figure> figures, IntPredicate by) {
        for (LastingText lasting : game.lastings()) {
            if (by.test(lasting.context().it())
                    && changes(game, lasting, figures)
                    && (lasting.affected() == card || aimedAt(game, lasting, card))) {
                return true;
            }
        }
        return false;
    }

    private static boolean changes(GameState game, LastingText lasting, List<Figure> figures) {
        return Catalog.of(game).lasting(lasting.id()).orElseThrow().said().ability()
                        instanceof Modifies(var modifier, var _)
                && figures.contains(modifier.figure());
    }

    /**
     * Whether a text in force for a while was aimed at this card: it is about the card because the
     * card was chosen, or had something happen to it. A text about all cards of a kind, or at a
     * place, is aimed at none of them. What lasts for one action ends with it in any case.
     */
    private static boolean aimedAt(GameState game, LastingText lasting, int card) {
        if (lasting.duration() == Duration.THIS_ACTION) {
            return false;
        }
        Text.Part part = text(game, lasting).part();
        return about(game, part, lasting.context(), card)
                && !about(game, part, passedOn(lasting, card, Table.NOBODY).context(), card);
    }

    /** It holds on for the other cards it was aimed at, or ends with the last of them. */
    private static void release(GameState game, LastingText lasting, int card) {
        LastingText others = passedOn(lasting, card, Table.NOBODY);
        Text.Part part = text(game, lasting).part();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            if (about(game, part, others.context(), standing.cardInPlay(i))) {
                game.lastings(
                        game.lastings().stream().map(l -> l.equals(lasting) ? others : l).toList());
                return;
            }
        }
        end(game, lasting::equals);
    }

    /** Whether a text in force for a while holds for this very card, or at this very place. */
    public static boolean touches(GameState game, LastingText lasting, int card) {
        LastingPart kept = Catalog.of(game).lasting(lasting.id()).orElseThrow();
        Context context = lasting.context().on(card, Table.NOBODY);
        return kept.part().when().holds(game, context)
                && (names(kept.said().ability()) && about(game, kept.part(), context, card)
                        || isThere(game, kept, context, card));
    }

    /**
     * Whether something this card has done is still in force: everybody saw it do it, wherever it
     * lies now.
     */
    public static boolean hasSpoken(GameState game, int card) {
        for (LastingText lasting : game.lastings()) {
            if (lasting.context().it() == card) {
                return true;
            }
        }
        return false;
    }

    /** Whether it speaks of certain cards, and not of whatever there is. */
    private static boolean names(CanLast ability) {
        return switch (ability) {
            case Modifies m -> !(m.modifier().of() instanceof Everything);
            case Forbids f -> !(f.what() instanceof Everything);
            case Allows a -> !(a.what() instanceof Everything);
            case Toll t -> !(t.what() instanceof Everything);
            default -> true;
        };
    }

    /** Whether it is the place where something is forbidden, allowed or taxed. */
    private static boolean isThere(
            GameState game, LastingPart kept, Context context, int location) {
        Filter where =
                switch (kept.said().ability()) {
                    case Forbids f -> f.where();
                    case Allows a -> a.where();
                    case Toll t -> t.where();
                    default -> new Everything();
                };
        return !(where instanceof Everything)
                && kept.part() instanceof Text.Ruling ruling
                && ruling.where().fits(game, context, location);
    }

    private static boolean about(GameState game, Text.Part part, Context bound, int card) {
        Context context = bound.on(card, Table.NOBODY);
        return switch (part) {
            case Text.FigureChange change -> change.of().fits(game, context, card);
            case Text.Ruling ruling -> ruling.what().fits(game, context, card);
            case Text.Immunity immunity -> immunity.who().fits(game, context, card);
            case Text.Protection protection -> protection.who().fits(game, context, card);
            case Text.GrantedFeature grant -> grant.to().fits(game, context, card);
            case Text.Canceling canceling -> canceling.of().fits(game, context, card);
            case Text.Copy copy -> copy.onto().isEmpty() && context.it() == card;
            case CardAction action -> false;
            case Text.StateTrigger trigger -> false;
        };
    }

    private static void end(GameState game, Predicate<LastingText> over) {
        List<LastingText> lastings = game.lastings();
        for (int i = 0; i < lastings.size(); i++) {
            if (over.test(lastings.get(i))) {
                lastings.stream().filter(over).forEach(lasting -> forget(game, lasting));
                game.lastings(lastings.stream().filter(over.negate()).toList());
                return;
            }
        }
    }

    /** What acts as soon as something is true can do so again when it is put into force again. */
    private static void forget(GameState game, LastingText lasting) {
        var trigger = new SpentTrigger.Text(lasting.id(), lasting.context().it());
        if (game.uses().hasGoneOff(trigger)) {
            Uses.rearm(game, trigger);
        }
    }

    /** What lasts for one card also lasts for another that takes its place. */
    public static void passOn(GameState game, int from, int to) {
        game.lastings(game.lastings().stream().map(l -> passedOn(l, from, to)).toList());
    }

    /** The same text bound to another card wherever it was bound to the first. */
    private static LastingText passedOn(LastingText lasting, int from, int to) {
        Context bound = lasting.context();
        var context =
                new Context(
                        bound.it() == from ? to : bound.it(),
                        bound.player(),
                        bound.slots().replacing(from, to),
                        bound.event().replacing(from, to),
                        bound.affected(),
                        bound.toward());
        return new LastingText(
                context,
                lasting.title(),
                lasting.id(),
                lasting.duration(),
                lasting.until(),
                lasting.affected() == from ? to : lasting.affected());
    }

    /** The card whose leaving ends it: the one the text is about. */
    private static int affected(GameState game, Text.Part part, Context context) {
        if (part instanceof Text.StateTrigger) {
            // what the speaking card waits for
            return context.it();
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (part instanceof Text.FigureChange mod && mod.of().fits(game, context, card)) {
                return card;
            }
        }
        int subject = context.event().subject();
        return subject == Table.NOBODY && part instanceof CardAction ? context.it() : subject;
    }
}
