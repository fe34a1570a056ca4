package holosite.server.lab;

import holosite.bots.kind.BotKind;
import holosite.bots.lab.LabGames;
import holosite.bots.lab.LabOrder;
import holosite.bots.lab.MatchTotals;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.DeckFormat;
import holosite.server.deck.DeckStore;
import holosite.server.web.Access;
import holosite.server.web.Rate;
import holosite.server.web.Reply;
import holosite.server.web.Request;
import holosite.server.web.RequestRefused;
import holosite.server.web.Route;
import holosite.server.web.Routes;
import java.util.List;
import java.util.Optional;

/**
 * Tries decks: plays a few games between two bots and tells what they came to. Nothing is kept; a
 * browser that wants many games asks again, and stops by not asking.
 */
public final class LabRoutes implements Routes {
    private static final int MOST_GAMES = 20;
    private static final int LAST_GAME = 1_000_000;

    /** The same game of the same decks always ends alike. */
    private static final long SEED = 1;

    private final DeckStore decks;
    private final CardPool cards;

    public LabRoutes(DeckStore decks, CardPool cards) {
        this.decks = decks;
        this.cards = cards;
    }

    @Override
    public List<Route> routes() {
        return List.of(
                Route.post("/api/lab/games", Access.PLAYER, this::play)
                        .saying("Have two bots play a few games with these decks")
                        .reading(Wanted.class)
                        .answering(TrialResult.class)
                        .refusing(404, 409)
                        .at(Rate.HEAVY)
                        .heavily());
    }

    /**
     * Games to be played.
     *
     * @param deck the deck that is tried
     * @param against a deck of the other side
     * @param first the number of the first game
     */
    record Wanted(String deck, String against, int first, int games) {}

    private Reply play(Request call) {
        Wanted wanted = call.body(Wanted.class);
        if (wanted.games < 1
                || wanted.games > MOST_GAMES
                || wanted.first < 0
                || wanted.first > LAST_GAME) {
            throw RequestRefused.badRequest(
                    "wrong_number",
                    "From 1 to %d games are played at a time, with numbers from 0 to %d."
                            .formatted(MOST_GAMES, LAST_GAME),
                    "On joue de 1 à %d parties à la fois, de numéros 0 à %d."
                            .formatted(MOST_GAMES, LAST_GAME));
        }
        Optional<String> account = Optional.of(call.player().id());
        Deck own = decks.playable(wanted.deck, account, DeckFormat.OPEN);
        Deck other = decks.playable(wanted.against, account, DeckFormat.OPEN);
        if (own.side() == other.side()) {
            throw RequestRefused.conflict(
                    "wrong_side",
                    "Both decks are of the %s Side: choose an opponent of the other."
                            .formatted(own.side().word()),
                    "Les deux decks sont du côté %s : choisissez un adversaire de l'autre."
                            .formatted(own.side() == Side.DARK ? "obscur" : "lumineux"));
        }
        LabGames games = order(own, other).with(cards);
        var totals = new MatchTotals();
        for (int i = 0; i < wanted.games; i++) {
            totals.add(games.play(new LabOrder.GameId(0, wanted.first + i)));
        }
        return Reply.json(TrialResult.of(totals, own.side()));
    }

    private static LabOrder order(Deck own, Deck other) {
        Deck dark = own.side() == Side.DARK ? own : other;
        Deck light = own.side() == Side.DARK ? other : own;
        return new LabOrder(
                List.of(new LabOrder.Decks(DeckNotation.write(dark), DeckNotation.write(light))),
                BotKind.ROOKIE,
                List.of(),
                SEED);
    }
}
