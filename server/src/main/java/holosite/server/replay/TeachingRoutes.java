package holosite.server.replay;

import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.server.lobby.TableReplies;
import holosite.server.table.entity.Tables;
import holosite.server.table.game.PlayedGame;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableRefusal;
import holosite.server.web.Access;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import holosite.server.wire.CardIndex;
import java.util.Arrays;
import java.util.List;

/**
 * A game in which a bot teaches: its player is shown what the bot weighed, and what he could do
 * himself. What the bot weighed names cards of its hand; a player who wants to be taught has agreed
 * to see them.
 */
public final class TeachingRoutes implements Routes {
    private static final int MOST_STEPS = 100_000;

    private final Tables tables;
    private final Analyses analyses;

    public TeachingRoutes(Tables tables, CardIndex cards, CardPool pool) {
        this.tables = tables;
        analyses = new Analyses(cards, pool);
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.get("/api/tables/{id}/thoughts/{number}", Access.PLAYER, this::thoughts)
                        .saying(
                                "What the bot that teaches here weighed, in its next few decisions"
                                        + " from a step on")
                        .answering(Analyses.Analysis.class)
                        .refusing(400, 409)
                        .heavily(),
                Route.get("/api/tables/{id}/advice", Access.PLAYER, this::advice)
                        .saying("What the caller could do now, and what each choice is worth")
                        .answering(Analyses.Judged.class)
                        .refusing(409)
                        .heavily());
    }

    private Reply thoughts(Request call) {
        PlayedGame played = taught(call);
        int wanted = call.partNumber("number", 0, MOST_STEPS);
        // something may have been undone since it was asked for last
        int from = Math.min(wanted, played.steps() - 1);
        Side bot = own(call, played).opposite();
        return Reply.json(analyses.inPlay(played, from, bot, call.language()));
    }

    private Reply advice(Request call) {
        PlayedGame played = taught(call);
        return Reply.json(analyses.open(played, own(call, played), call.language()));
    }

    private PlayedGame taught(Request call) {
        PlayedGame played =
                TableReplies.on(tables.played(call.part("id")))
                        .orElseThrow(() -> TableReplies.refused(TableRefusal.NO_TABLE));
        if (!played.isTeaching()) {
            throw RequestRefused.conflict(
                    "no_teaching",
                    "Nobody teaches at this table.",
                    "Personne n'enseigne à cette table.");
        }
        return played;
    }

    private static Side own(Request call, PlayedGame played) {
        return Arrays.stream(Side.values())
                .filter(
                        side ->
                                played.seat(side).sitter() instanceof SeatedPlayer.Human human
                                        && human.person().equals(call.player().id()))
                .findFirst()
                .orElseThrow(() -> TableReplies.refused(TableRefusal.NOT_A_PLAYER));
    }
}
