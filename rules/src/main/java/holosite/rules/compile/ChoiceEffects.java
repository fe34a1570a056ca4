package holosite.rules.compile;

import holosite.language.ability.Deed;
import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.effect.AskAboutHand;
import holosite.language.effect.ChooseNumber;
import holosite.language.effect.NameType;
import holosite.language.effect.Pick;
import holosite.language.effect.PickAmongAtRandom;
import holosite.language.effect.PickFrom;
import holosite.language.effect.PickFromPileAtRandom;
import holosite.language.effect.PickTop;
import holosite.language.effect.Remember;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.HandQuestions;
import holosite.rules.force.Piles;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Value;
import java.util.Optional;

/**
 * Effects that give a name to cards or a number, chosen or found, for later effects to refer to.
 */
final class ChoiceEffects {
    private final ProgramDraft draft;

    ChoiceEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void pick(Pick e) {
        int slot = draft.slots().card(e.name());
        CardQuery from = draft.which(e.from());
        Value least = draft.value(e.least());
        Value most = draft.value(e.most());
        int own = e.who() == Who.OPPONENT ? offersOwnChoice() : -1;
        draft.ask(
                (game, x) ->
                        ProgramQuestion.cards(
                                own >= 0 && x.number(own) == 0
                                        ? x.player()
                                        : Players.one(e.who(), x),
                                new CardPrompt.Pick(x.it()),
                                slot,
                                from.all(game, x),
                                (int) least.of(game, x),
                                (int) most.of(game, x)));
    }

    /** Where a text lets the player choose instead of his opponent, he says whether he does: 0. */
    private int offersOwnChoice() {
        int slot = draft.slots().hiddenNumber();
        draft.goOn((game, x, frame) -> frame.next().withNumber(slot, 1));
        draft.then(
                (game, x, frame) -> {
                    if (Rulings.allows(
                            game,
                            Deed.CHOOSE_FOR_OPPONENT,
                            x.player(),
                            x.it(),
                            x.event().place())) {
                        game.push(ProgramQuestion.yesNo(x.player(), new YesNo.May(x.it()), slot));
                    }
                });
        return slot;
    }

    void pickFromPileAtRandom(PickFromPileAtRandom e) {
        found(e.name(), e.whose(), e.from(), e.count(), Piles::random);
    }

    void pickAmongAtRandom(PickAmongAtRandom e) {
        int slot = draft.slots().card(e.name());
        CardQuery from = draft.which(e.from());
        Value count = draft.value(e.count());
        draft.goOn(
                (game, x, frame) ->
                        frame.next()
                                .withCards(
                                        slot,
                                        Piles.random(
                                                game, from.all(game, x), (int) count.of(game, x))));
    }

    void pickTop(PickTop e) {
        found(e.name(), e.whose(), e.from(), e.count(), Piles::top);
    }

    private interface Finding {
        int[] cards(GameState game, Side whose, Zone pile, int count);
    }

    private void found(String name, Who whose, Pile from, Amount many, Finding finding) {
        int slot = draft.slots().card(name);
        Value count = draft.value(many);
        Zone pile = Zone.of(from);
        draft.goOn(
                (game, x, frame) ->
                        frame.next()
                                .withCards(
                                        slot,
                                        finding.cards(
                                                game,
                                                Players.one(whose, x),
                                                pile,
                                                (int) count.of(game, x))));
    }

    void pickFrom(PickFrom e) {
        int slot = draft.slots().card(e.name());
        CardTest which = draft.test(e.which());
        Value least = draft.value(e.least());
        Value most = draft.value(e.most());
        draft.ask(
                (game, x) -> {
                    Side whose = Players.one(e.whose(), x);
                    return ProgramQuestion.cards(
                            Players.one(e.who(), x),
                            new CardPrompt.Pick(x.it()),
                            slot,
                            Piles.fitting(game, x, which, whose, Zone.of(e.from())),
                            (int) least.of(game, x),
                            (int) most.of(game, x));
                });
    }

    void chooseNumber(ChooseNumber e) {
        int slot = draft.slots().number(e.name());
        Value least = draft.value(e.least());
        Value most = draft.value(e.most());
        draft.ask(
                (game, x) ->
                        ProgramQuestion.number(
                                Players.one(e.who(), x),
                                new NumberPrompt.Number(x.it()),
                                slot,
                                (int) least.of(game, x),
                                (int) most.of(game, x)));
    }

    void nameType(NameType e) {
        int slot = draft.slots().number(e.name());
        draft.ask(
                (game, x) ->
                        ProgramQuestion.option(
                                Players.one(e.who(), x), HandQuestions.nameType(x.it()), slot));
        draft.goOn(
                (game, x, frame) -> {
                    HandQuestions.tellNamed(
                            game, Players.one(e.who(), x), x.it(), frame.number(slot));
                    return frame.next();
                });
    }

    /**
     * How the cards are told apart, which are meant, how many; then the truth, or Force is lost.
     */
    void askAboutHand(AskAboutHand e) {
        int by = draft.slots().hiddenNumber();
        int which = draft.slots().hiddenNumber();
        int least = draft.slots().hiddenNumber();
        int silent = draft.slots().hiddenNumber();
        Value force = draft.value(e.force());
        draft.ask(
                (game, x) ->
                        ProgramQuestion.option(x.player(), new OptionPrompt.TellApart(x.it()), by));
        draft.ask(
                (game, x) ->
                        ProgramQuestion.option(
                                x.player(),
                                HandQuestions.nameKind(
                                        game, x.it(), x.number(by), x.player().opposite()),
                                which));
        draft.ask(
                (game, x) ->
                        ProgramQuestion.number(
                                x.player(),
                                new NumberPrompt.AtLeast(x.it()),
                                least,
                                1,
                                game.table().size(x.player().opposite(), Zone.HAND)));
        draft.ask(
                (game, x) -> {
                    var asked =
                            HandQuestions.kind(
                                    game, x.number(by), x.number(which), x.player().opposite());
                    HandQuestions.tellAsked(game, x.player(), x.it(), (int) x.number(least), asked);
                    return ProgramQuestion.yesNo(
                            x.player().opposite(),
                            new YesNo.TellTruth(
                                    x.it(), (int) x.number(least), asked, force.of(game, x)),
                            silent);
                });
        draft.then(
                (game, x, frame) -> {
                    Side asked = x.player().opposite();
                    if (frame.number(silent) != 0) {
                        ForceLoss.lose(
                                game, asked, force.of(game, x), Optional.empty(), x.it(), false);
                    } else {
                        HandQuestions.answer(
                                game,
                                asked,
                                (int) frame.number(least),
                                HandQuestions.kind(
                                        game, frame.number(by), frame.number(which), asked));
                    }
                });
    }

    void remember(Remember e) {
        int slot = draft.slots().number(e.name());
        Value amount = draft.value(e.amount());
        draft.goOn((game, x, frame) -> frame.next().withNumber(slot, amount.of(game, x)));
    }
}
