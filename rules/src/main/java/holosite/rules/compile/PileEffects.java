package holosite.rules.compile;

import holosite.language.ability.Event;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.DeployTogether;
import holosite.language.effect.DrawCards;
import holosite.language.effect.LookAt;
import holosite.language.effect.LookAtThatPile;
import holosite.language.effect.MayDeploy;
import holosite.language.effect.PilePlaced;
import holosite.language.effect.Put;
import holosite.language.effect.ReturnToHand;
import holosite.language.effect.RevealBottom;
import holosite.language.effect.Shuffle;
import holosite.language.effect.TakeFrom;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.deploy.PairDeployment;
import holosite.rules.deploy.PileDeployment;
import holosite.rules.force.DrawPhase;
import holosite.rules.force.Piles;
import holosite.rules.leaving.Leaving;
import holosite.rules.leaving.UsedInstead;
import holosite.rules.state.Happening;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Value;
import java.util.Arrays;
import java.util.Optional;

/**
 * Effects on hands and piles: cards drawn, put, taken, deployed out of them, looked at, shuffled.
 */
final class PileEffects {
    private final ProgramDraft draft;

    PileEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void draw(DrawCards e) {
        Value amount = draft.value(e.amount());
        draft.then(
                (game, x, frame) ->
                        Players.forEach(
                                game,
                                e.who(),
                                x,
                                p ->
                                        DrawPhase.several(
                                                game,
                                                p,
                                                Zone.of(e.from()),
                                                (int) amount.of(game, x))));
    }

    void put(Put e) {
        var cards = draft.affected(e.cards());
        draft.then(
                (game, x, frame) -> {
                    int[] put = cards.cards(game, x);
                    if (e.to() == Pile.USED_PILE && LossReplacement.saves(x, put)) {
                        UsedInstead.attempt(game, x);
                        return;
                    }
                    LossReplacement.savedInstead(game, x, e.to());
                    Leaving.put(
                            game,
                            speakerFirst(put, x.it()),
                            Zone.of(e.to()),
                            e.position() == Put.Position.TOP);
                });
    }

    void returnToHand(ReturnToHand e) {
        var cards = draft.affected(e.cards());
        int slot = draft.slots().card(e.name());
        draft.goOn((game, x, frame) -> frame.next().withCards(slot, cards.cards(game, x)));
        draft.then((game, x, frame) -> Leaving.put(game, x.cards(slot), Zone.HAND, true));
    }

    /**
     * Cards that go together go at once. The one whose text it is goes first, so that it says
     * nothing about a table that only some of them have left.
     */
    private static int[] speakerFirst(int[] cards, int speaker) {
        for (int i = 1; i < cards.length; i++) {
            if (cards[i] == speaker) {
                int[] ordered = cards.clone();
                System.arraycopy(cards, 0, ordered, 1, i);
                ordered[0] = speaker;
                return ordered;
            }
        }
        return cards;
    }

    void take(TakeFrom e) {
        CardTest test = draft.test(e.which());
        Value least = draft.value(e.least());
        Value most = draft.value(e.most());
        Zone from = Zone.of(e.from());
        draft.then(
                (game, x, frame) -> {
                    Side whose = Players.one(e.whose(), x);
                    Piles.take(
                            game,
                            frame.program().id(),
                            Players.one(e.taker(), x),
                            whose,
                            from,
                            Piles.fitting(game, x, test, whose, from),
                            (int) least.of(game, x),
                            (int) most.of(game, x),
                            Zone.of(e.to()),
                            e.reshuffle(),
                            x.it());
                });
    }

    void deploy(DeployFrom e) {
        CardTest test = draft.test(e.which());
        CardTest where = draft.test(e.where());
        Value most = draft.value(e.most());
        boolean search = Requirements.isSearch(e.which());
        draft.then(
                (game, x, frame) ->
                        PileDeployment.begin(
                                game,
                                search ? Optional.of(frame.program().id()) : Optional.empty(),
                                Players.one(e.who(), x),
                                Zone.of(e.from()),
                                x,
                                test,
                                where,
                                e.discount(),
                                e.free(),
                                e.reshuffle(),
                                (int) most.of(game, x)));
    }

    void deployTogether(DeployTogether e) {
        CardTest vessel = draft.test(e.vessel());
        CardTest crew = draft.test(e.crew());
        CardTest either = draft.test(e.vessel().or(e.crew()));
        int slot = draft.slots().hiddenCards();
        draft.ask(
                (game, x) ->
                        ProgramQuestion.cards(
                                x.player(),
                                new CardPrompt.Pick(x.it()),
                                slot,
                                Piles.fitting(game, x, either, x.player(), Zone.HAND),
                                1,
                                1));
        draft.then(
                (game, x, frame) -> {
                    int revealed = frame.card(slot);
                    boolean isVessel = vessel.fits(game, x, revealed);
                    int[] partners =
                            Piles.fitting(
                                    game,
                                    x,
                                    isVessel ? crew : vessel,
                                    x.player(),
                                    Zone.RESERVE_DECK);
                    if (e.matching()) {
                        var table = game.table();
                        partners =
                                Arrays.stream(partners)
                                        .filter(
                                                partner ->
                                                        table.definition(partner)
                                                                .matches(
                                                                        table.definition(revealed)))
                                        .toArray();
                    }
                    PairDeployment.begin(
                            game,
                            frame.program().id(),
                            x.player(),
                            revealed,
                            isVessel,
                            partners,
                            x.it());
                });
    }

    void mayDeploy(MayDeploy e) {
        var cards = draft.several(e.cards());
        CardTest where = draft.test(e.where());
        draft.then(
                (game, x, frame) ->
                        PileDeployment.offer(
                                game,
                                Players.one(e.who(), x),
                                cards.cards(game, x),
                                x,
                                where,
                                0,
                                e.free(),
                                1));
    }

    void look(LookAt e) {
        Value count = draft.value(e.count());
        int slot = e.name().map(draft.slots()::card).orElse(-1);
        draft.goOn(
                (game, x, frame) -> {
                    int[] seen =
                            Piles.look(
                                    game,
                                    Players.one(e.viewer(), x),
                                    Players.one(e.whose(), x),
                                    Zone.of(e.pile()),
                                    count.of(game, x),
                                    e.toBoth());
                    return slot < 0 ? frame.next() : frame.next().withCards(slot, seen);
                });
        if (e.pile() == Pile.HAND && e.viewer() == Who.YOU && e.whose() == Who.OPPONENT) {
            draft.then(
                    (game, x, frame) ->
                            ResponseWindow.open(
                                    game, Happening.of(Event.HAND_SEEN, x.player()).by(x.it())));
        }
    }

    void place(PilePlaced e) {
        draft.then(
                (game, x, frame) ->
                        Players.forEach(
                                game,
                                e.whose(),
                                x,
                                p -> Piles.place(game, p, Zone.of(e.pile()), Zone.of(e.onto()))));
    }

    void revealBottom(RevealBottom e) {
        int slot = draft.slots().card(e.name());
        draft.goOn(
                (game, x, frame) ->
                        frame.next()
                                .withCards(
                                        slot,
                                        Piles.revealBottom(
                                                game,
                                                x.player(),
                                                Players.one(e.whose(), x),
                                                Zone.of(e.pile()))));
    }

    void shuffle(Shuffle e) {
        draft.then(
                (game, x, frame) ->
                        Players.forEach(
                                game,
                                e.whose(),
                                x,
                                p -> {
                                    Piles.shuffle(game, p, Zone.of(e.pile()));
                                    Uses.note(game, new Use.Shuffled(p, Zone.of(e.pile())));
                                    ResponseWindow.open(
                                            game,
                                            Happening.of(Event.SHUFFLED, x.player()).by(x.it()));
                                }));
    }

    void lookAtShuffled(LookAtThatPile e) {
        Value count = draft.value(e.count());
        draft.then(
                (game, x, frame) ->
                        game.uses()
                                .lastShuffled()
                                .ifPresent(
                                        last ->
                                                Piles.look(
                                                        game,
                                                        x.player(),
                                                        last.whose(),
                                                        last.pile(),
                                                        count.of(game, x),
                                                        false)));
    }

    void shuffleAgain() {
        draft.then(
                (game, x, frame) ->
                        game.uses()
                                .lastShuffled()
                                .ifPresent(last -> Piles.shuffle(game, last.whose(), last.pile())));
    }
}
