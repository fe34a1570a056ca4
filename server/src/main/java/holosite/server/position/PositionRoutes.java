package holosite.server.position;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Outline;
import holosite.rules.log.Audience;
import holosite.rules.notation.LaidOut;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.PositionNotation;
import holosite.rules.notation.PositionRemarks;
import holosite.rules.table.Zone;
import holosite.rules.tell.PositionWords;
import holosite.server.lobby.BotLevels;
import holosite.server.lobby.LaidOutTables;
import holosite.server.lobby.OpenedTable;
import holosite.server.lobby.TableReplies;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.TableRefusal;
import holosite.server.table.row.TableRow;
import holosite.server.web.Access;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;

/** The position editor over HTTP: reading, checking and playing what is laid out there. */
public final class PositionRoutes implements Routes {
    private static final int LARGE = 64 * 1024;

    private final CardPool pool;
    private final Tables tables;
    private final LaidOutTables laidOut;

    public PositionRoutes(CardPool pool, Tables tables, LaidOutTables laidOut) {
        this.pool = pool;
        this.tables = tables;
        this.laidOut = laidOut;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.post("/api/positions/read", Access.ANYONE, this::read)
                        .saying("Read a position that is written as text")
                        .reading(Text.class)
                        .answering(PositionDraft.class)
                        .upTo(LARGE)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.post("/api/positions/check", Access.ANYONE, this::check)
                        .saying("Write a position as text and say what the rules think of it")
                        .reading(PositionDraft.class)
                        .answering(PositionVerdict.class)
                        .upTo(LARGE)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.post("/api/positions/slots", Access.ANYONE, this::slots)
                        .saying("Where in a position a card can go, and why not elsewhere")
                        .reading(Pick.class)
                        .answering(Slots.class)
                        .upTo(LARGE)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.post("/api/positions/play", Access.PLAYER, this::play)
                        .saying("Begin a game against a bot at a position")
                        .reading(Play.class)
                        .creatingOnce(OpenedTable.class)
                        .refusing(409, 503)
                        .upTo(LARGE)
                        .at(Rate.HEAVY)
                        .heavily(),
                Route.get("/api/tables/{id}/position", Access.PLAYER, this::table)
                        .saying("One's own game against a bot as a position")
                        .answering(PositionDraft.class)
                        .refusing(403)
                        .at(Rate.HEAVY)
                        .heavily());
    }

    record Text(String text) {}

    record Pick(PositionDraft position, String card) {}

    record Play(PositionDraft position, Side side, String level) {}

    /**
     * Where a card can go.
     *
     * @param table why it can go nowhere on the table; empty if it can
     * @param pieces for each card on the table why it cannot go there; empty if it can
     * @param beside the same for Dark's side of the table and for Light's
     */
    record Slots(String table, List<String> pieces, List<String> beside) {}

    private Reply read(Request call) {
        try {
            return Reply.json(
                    PositionDraft.of(PositionNotation.outline(call.body(Text.class).text, pool)));
        } catch (MalformedText e) {
            throw RequestRefused.badRequest(
                    "unreadable_position",
                    "Line %d: %s".formatted(e.line(), e.reason().en()),
                    "Ligne %d : %s".formatted(e.line(), e.reason().fr()));
        }
    }

    private Reply check(Request call) {
        Outline outline = call.body(PositionDraft.class).outline();
        return Reply.json(new PositionTrial(outline, pool).verdict(call.language()));
    }

    // ---- where a card can go

    private Reply slots(Request call) {
        Pick pick = call.body(Pick.class);
        Card card = PositionDraft.card(pick.card);
        Outline outline = pick.position.outline();
        var trial = new PositionTrial(holding(outline, card), pool);
        int pieces = outline.pieces().size();
        return Reply.json(
                trial.laidOut()
                        .map(one -> told(one, card, call.language()))
                        .orElseGet(() -> new Slots("", blank(pieces), blank(2))));
    }

    private static List<String> blank(int count) {
        return Collections.nCopies(count, "");
    }

    /** The same position with one more card at the end of a hand. */
    private static Outline holding(Outline outline, Card card) {
        Outline.Player before = outline.players().of(card.side());
        var piles = new EnumMap<Zone, List<Outline.Item>>(Zone.class);
        piles.putAll(before.piles());
        var hand = new ArrayList<>(before.pile(Zone.HAND));
        hand.add(Outline.Item.of(card, 1));
        piles.put(Zone.HAND, hand);
        var after =
                new Outline.Player(
                        piles,
                        before.beside(),
                        before.destinies(),
                        before.deck(),
                        before.nothingElse());
        return new Outline(
                outline.turn(),
                outline.number(),
                outline.phase(),
                outline.seed(),
                outline.table(),
                outline.players().with(card.side(), after));
    }

    private static Slots told(LaidOut position, Card card, Language language) {
        PositionRemarks.Slots found = new PositionRemarks(position).slots(card.side());
        var words = new PositionWords(language);
        return new Slots(
                words.refusal(found.table()),
                found.pieces().stream().map(words::refusal).toList(),
                found.sides().stream().map(words::refusal).toList());
    }

    // ---- playing

    private Reply play(Request call) {
        Play wanted = call.body(Play.class);
        var bot = BotLevels.named(wanted.level);
        var trial = new PositionTrial(wanted.position.outline(), pool);
        trial.wrong()
                .ifPresent(
                        one -> {
                            throw RequestRefused.conflict(
                                    "impossible_position",
                                    "No game can begin here. " + one.reason().en(),
                                    "Aucune partie ne peut commencer ici. " + one.reason().fr());
                        });
        return Reply.created(
                laidOut.open(call, trial.laidOut().orElseThrow().game(), wanted.side, bot));
    }

    // ---- from a table

    /** What a player may know of his game against a bot, as a position. */
    private Reply table(Request call) {
        TableRow row =
                TableReplies.on(tables.describe(call.part("id")))
                        .orElseThrow(() -> TableReplies.refused(TableRefusal.NO_TABLE));
        Optional<Side> side = row.sideOf(call.player().id());
        if (side.isEmpty() || !row.isAgainstBot()) {
            throw RequestRefused.forbidden(
                    "not_your_bot_game",
                    "Only your own game against a bot can be opened in the editor.",
                    "Seule votre propre partie contre un robot peut être ouverte dans l'éditeur.");
        }
        PlayedGame played =
                TableReplies.on(tables.played(row.id()))
                        .orElseThrow(() -> TableReplies.refused(TableRefusal.NO_TABLE));
        return Reply.json(
                PositionDraft.of(
                        PositionNotation.outline(
                                played.step(played.steps() - 1).game(), Audience.of(side.get()))));
    }
}
