package holosite.rules.destiny;

import holosite.language.ability.Event;
import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.log.DestinyEntry;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * Destinies being drawn, one at a time: the moment before (a number may be used instead), the card
 * turned over, its number with every automatic change, the moment after, the card onto the Used
 * Pile; then the next. An empty Reserve Deck fails the draw. No draw counts below zero.
 */
public record Draw(
        Side player,
        int left,
        DestinyKind kind,
        int slot,
        int source,
        int toward,
        double total,
        int card,
        double value,
        Stage stage,
        int id)
        implements QuestionStep.ForOption<Option.Destiny> {

    /** How far the present draw has come. */
    public enum Stage {
        ABOUT_TO,
        REVEAL,
        DRAWN,
        DONE
    }

    static Draw begin(Side player, int draws, DestinyKind kind, int slot, int source, int toward) {
        return new Draw(
                player,
                draws,
                kind,
                slot,
                source,
                toward,
                Double.NaN,
                Table.NOBODY,
                Double.NaN,
                Stage.ABOUT_TO,
                0);
    }

    /** The present draw, further on. */
    private Draw showing(int shown, double number, Stage next, int action) {
        return new Draw(
                player, left, kind, slot, source, toward, total, shown, number, next, action);
    }

    /** So many draws still to come, with this total so far. */
    private Draw going(int draws, double sum) {
        return new Draw(
                player,
                draws,
                kind,
                slot,
                source,
                toward,
                sum,
                Table.NOBODY,
                Double.NaN,
                Stage.ABOUT_TO,
                0);
    }

    @Override
    public void run(GameState game) {
        switch (stage) {
            case ABOUT_TO -> about(game);
            case REVEAL -> reveal(game);
            case DRAWN -> drawn(game);
            case DONE -> done(game);
        }
    }

    private void about(GameState game) {
        if (left == 0) {
            game.give(slot, total);
            return;
        }
        if (game.table().size(player, Zone.RESERVE_DECK) == 0) {
            Logging.line(game, DestinyEntry.DestinyFails::new, player, source);
            game.give(slot, total);
            return;
        }
        int fresh = game.newId();
        game.push(showing(Table.NOBODY, Double.NaN, Stage.REVEAL, fresh));
        ResponseWindow.open(
                game,
                Happening.of(Event.DESTINY_TO_BE_DRAWN, player)
                        .to(aim(game))
                        .by(source)
                        .at(place(game))
                        .id(fresh));
    }

    /** What a weapon is fired at, or what an action that draws destiny is aimed at. */
    private int aim(GameState game) {
        int target =
                kind == DestinyKind.WEAPON ? WeaponsFired.targetOf(game, source) : Table.NOBODY;
        return target == Table.NOBODY ? toward : target;
    }

    /**
     * Whether this is a draw of such a kind. An epic event that fires a weapon draws both epic
     * event destiny and weapon destiny.
     */
    boolean isFor(DestinyKind asked) {
        return kind == asked
                || asked == DestinyKind.WEAPON
                        && kind == DestinyKind.EPIC
                        && toward != Table.NOBODY;
    }

    private int place(GameState game) {
        if (kind == DestinyKind.BATTLE
                || kind == DestinyKind.POWER
                || kind == DestinyKind.ATTRITION) {
            return game.battle().location();
        }
        return source == Table.NOBODY ? Table.NOBODY : Whereabouts.location(game.table(), source);
    }

    private void reveal(GameState game) {
        if (game.isCanceled(id)) {
            putAway(game);
            next(game, Double.NaN);
            return;
        }
        if (card != Table.NOBODY) {
            handOver(game, value);
            return;
        }
        if (!Double.isNaN(value)) {
            // a number used instead of drawing cannot be changed any more
            next(game, value);
            return;
        }
        int top = game.table().top(player, Zone.RESERVE_DECK);
        if (top == Table.NOBODY) {
            game.give(slot, total);
            return;
        }
        game.table().toTop(top, Table.zone(player, Zone.DRAWN_DESTINY), Role.NONE);
        Draw shown = showing(top, value, Stage.DRAWN, id);
        shown.choose(game, player, new OptionPrompt.DestinyNumber(top, numbers(game, top)));
    }

    @Override
    public void chosen(GameState game, Option.Destiny option) {
        number(game, destiny(game, numbers(game, card).indexOf(option.number())));
    }

    /** The destiny numbers of a card; without a card there is one. */
    public static List<Double> numbers(GameState game, int card) {
        return card == Table.NOBODY ? List.of(0.0) : game.table().definition(card).card().destiny();
    }

    /** The destiny of the card shown, with what changes it as it is drawn for this. */
    private double destiny(GameState game, int which) {
        game.assumptions().drawing(card, kind);
        double destiny = number(game, card, which);
        game.assumptions().drawing(Table.NOBODY, kind);
        return destiny;
    }

    /** The destiny of a card with the number chosen of those it has, and what changes it. */
    public static double number(GameState game, int card, int which) {
        double chosen = game.table().definition(card).card().destiny().get(which);
        double printed = game.table().definition(card).figure(Figure.DESTINY);
        return Figures.of(game, Figure.DESTINY, card) - printed + chosen;
    }

    /** The number of the card with every automatic change to this kind of draw. */
    private void number(GameState game, double destiny) {
        double now = Figures.ofPlayer(game, Figure.DESTINY_DRAW, player, destiny);
        now =
                switch (kind) {
                    case BATTLE ->
                            Figures.modified(
                                    game,
                                    Figure.BATTLE_DESTINY_DRAW,
                                    game.battle().location(),
                                    player,
                                    Table.NOBODY,
                                    now,
                                    FigureListener.NONE);
                    case WEAPON ->
                            Figures.modified(
                                    game,
                                    Figure.WEAPON_DESTINY_DRAW,
                                    source,
                                    player,
                                    WeaponsFired.targetOf(game, source),
                                    now + WeaponsFired.addedPerDraw(game, source),
                                    FigureListener.NONE);
                    case ASTEROID ->
                            Figures.modified(
                                    game,
                                    Figure.ASTEROID_DESTINY,
                                    toward,
                                    player,
                                    Table.NOBODY,
                                    now,
                                    FigureListener.NONE);
                    case DUEL ->
                            Figures.modified(
                                    game,
                                    Figure.DUEL_DESTINY_DRAW,
                                    toward,
                                    player,
                                    Table.NOBODY,
                                    now,
                                    FigureListener.NONE);
                    case MOVEMENT ->
                            Figures.modified(
                                    game,
                                    Figure.MOVEMENT_DESTINY,
                                    source,
                                    player,
                                    Table.NOBODY,
                                    now,
                                    FigureListener.NONE);
                    case SEARCH ->
                            Figures.modified(
                                    game,
                                    Figure.SEARCH_DESTINY,
                                    source,
                                    player,
                                    Table.NOBODY,
                                    now,
                                    FigureListener.NONE);
                    case EPIC ->
                            toward == Table.NOBODY
                                    ? now
                                    : Figures.modified(
                                            game,
                                            Figure.WEAPON_DESTINY_DRAW,
                                            toward,
                                            player,
                                            Table.NOBODY,
                                            now,
                                            FigureListener.NONE);
                    case TRAINING -> TrainingDestiny.of(game, source, player, now);
                    case PLAIN ->
                            source == Table.NOBODY
                                    ? now
                                    : Figures.modified(
                                            game,
                                            Figure.TEXT_DESTINY_DRAW,
                                            source,
                                            player,
                                            toward,
                                            now,
                                            FigureListener.NONE);
                    default -> now;
                };
        boolean goesBy = kind == DestinyKind.ASTEROID || kind == DestinyKind.RACE;
        if (game.keepsLog()) {
            game.log(
                    new DestinyEntry.DrawsDestiny(
                            player,
                            kind,
                            game.name(card),
                            game.name(goesBy ? toward : source),
                            now));
        }
        game.push(showing(card, now, Stage.DRAWN, id));
        ResponseWindow.open(
                game,
                Happening.of(Event.DESTINY_DRAWN, player)
                        .to(card)
                        .by(source)
                        .at(place(game))
                        .amount(now)
                        .id(id));
    }

    /** A race destiny is not put away: its player says where it goes. */
    private void handOver(GameState game, double number) {
        LastingTexts.endAction(game, id);
        RaceDestinies.keep(game.table(), card, number);
        game.give(slot, new int[] {card});
    }

    private void drawn(GameState game) {
        if (kind == DestinyKind.RACE
                && !game.isCanceled(id)
                && game.table().in(card, Zone.DRAWN_DESTINY)) {
            handOver(game, RaceDestinies.lasting(game, card, Math.max(0, value)));
            return;
        }
        putAway(game);
        if (game.isCanceled(id)) {
            next(game, Double.NaN);
        } else {
            next(game, Math.max(0, value));
        }
        tellUsed(game);
    }

    private void done(GameState game) {
        putAway(game);
        game.push(going(left, total));
        tellUsed(game);
    }

    /** A destiny card that was drawn has been placed in the Used Pile, unless a text took it. */
    private void tellUsed(GameState game) {
        if (card != Table.NOBODY && game.table().in(card, Zone.USED_PILE)) {
            ResponseWindow.open(game, Happening.of(Event.PLACED_IN_USED_PILE, player).to(card));
        }
    }

    private void putAway(GameState game) {
        if (card != Table.NOBODY && game.table().in(card, Zone.DRAWN_DESTINY)) {
            game.table()
                    .toTop(card, Table.zone(game.table().owner(card), Zone.USED_PILE), Role.NONE);
        }
    }

    /** This draw is over with this number; on to the next. */
    private void next(GameState game, double number) {
        LastingTexts.endAction(game, id);
        if (kind == DestinyKind.BATTLE && !Double.isNaN(number)) {
            Uses.note(game, new Use.BattleDestinyDrawn(player, number));
        }
        double sum = Double.isNaN(number) ? total : Double.isNaN(total) ? number : total + number;
        game.push(going(left - 1, sum));
    }

    // ---- what answers do

    /** Raises or lowers the destiny just drawn. */
    public static void change(GameState game, int id, double by) {
        Draw draw = DestinyDraws.current(game, id);
        game.replace(draw, draw.showing(draw.card, draw.value + by, draw.stage, id));
    }

    /** Uses a number instead of the destiny about to be drawn. */
    public static void substitute(GameState game, int id, double number) {
        Draw draw = DestinyDraws.current(game, id);
        game.replace(draw, draw.showing(draw.card, number, draw.stage, id));
    }

    /** Uses a card instead of the race destiny about to be drawn: it is not drawn itself. */
    public static void use(GameState game, int id, int card, double number) {
        Draw draw = DestinyDraws.current(game, id);
        draw.putAway(game);
        game.table().toTop(card, Table.zone(draw.player, Zone.DRAWN_DESTINY), Role.NONE);
        Logging.number(
                game, DestinyEntry.UsesAsRaceDestiny::new, draw.player, card, draw.toward, number);
        game.replace(draw, draw.showing(card, number, draw.stage, id));
    }

    /** Cancels the destiny just drawn; it may be drawn again, and then only the new draw counts. */
    public static void cancel(GameState game, int id, boolean redraw) {
        Draw draw = DestinyDraws.current(game, id);
        Logging.line(game, DestinyEntry.DestinyCanceled::new, draw.player, draw.card);
        game.cancel(id);
        if (redraw) {
            game.replace(draw, draw.showing(draw.card, Double.NaN, Stage.DONE, id));
        }
    }
}
