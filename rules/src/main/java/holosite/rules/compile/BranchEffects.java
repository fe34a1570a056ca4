package holosite.rules.compile;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.condition.Compares;
import holosite.language.effect.Branch;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Effect;
import holosite.language.effect.ForEach;
import holosite.language.effect.InAnyOrder;
import holosite.language.effect.Lasting;
import holosite.language.effect.May;
import holosite.language.effect.MayPay;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.action.ResponseWindow;
import holosite.rules.card.ProgramId;
import holosite.rules.compile.ProgramDraft.JumpTarget;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.YesNo;
import holosite.rules.force.ForceUse;
import holosite.rules.log.ContestEntry;
import holosite.rules.state.Context;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.text.Check;
import holosite.rules.text.Players;
import holosite.rules.text.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Effects that decide which other effects happen, or how often. */
final class BranchEffects {
    private final ProgramDraft draft;
    private final ProgramId id;
    private final Consumer<List<Effect>> inner;

    /** Effects inside a branch are compiled by the compiler of all effects. */
    BranchEffects(ProgramDraft draft, ProgramId id, Consumer<List<Effect>> inner) {
        this.draft = draft;
        this.id = id;
        this.inner = inner;
    }

    void branch(Branch e) {
        var end = new JumpTarget();
        for (Branch.If branch : e.branches()) {
            Check check = draft.check(branch.when());
            if (draft.hasDrawnEpicDestiny() && branch.when() instanceof Compares compared) {
                tell(compared);
            }
            var otherwise = new JumpTarget();
            draft.goOn(
                    (game, x, frame) ->
                            check.holds(game, x) ? frame.next() : frame.jump(otherwise.at()));
            draft.destinyJudged(branch.when()).ifPresent(this::succeed);
            inner.accept(branch.then());
            draft.jump(end);
            draft.mark(otherwise);
        }
        inner.accept(e.otherwise());
        draft.mark(end);
    }

    /** What depends on the destiny drawn for the text comes true. */
    private void succeed(Who drawer) {
        draft.then(
                (game, x, frame) ->
                        ResponseWindow.automatic(
                                game,
                                Happening.of(Event.DESTINY_SUCCEEDED, Players.one(drawer, x))
                                        .by(x.it())));
    }

    /**
     * Players are told what an Epic Event comes to; where no destiny was drawn there is no total.
     */
    private void tell(Compares compared) {
        Value left = draft.value(compared.left());
        Value right = draft.value(compared.right());
        draft.then(
                (game, x, frame) -> {
                    double total = game.keepsLog() ? left.of(game, x) : Double.NaN;
                    if (!Double.isNaN(total)) {
                        double against = right.of(game, x);
                        Logging.compared(
                                game,
                                ContestEntry.EventTotal::new,
                                x.player(),
                                x.it(),
                                total,
                                against);
                    }
                });
    }

    /** Where only one of the options is possible, it is the one, and nothing is asked. */
    void chooseOne(ChooseOne e) {
        int slot = draft.slots().hiddenNumber();
        List<Check> possible =
                e.options().stream()
                        .map(option -> new Requirements(id, draft.slots()).of(option))
                        .toList();
        draft.add(
                (game, frame) -> {
                    Context x = frame.context();
                    int[] open =
                            IntStream.range(0, possible.size())
                                    .filter(i -> possible.get(i).holds(game, x))
                                    .toArray();
                    if (open.length == 1) {
                        game.push(frame.next().withNumber(slot, open[0]));
                    } else {
                        game.next(
                                ProgramQuestion.option(
                                        Players.one(e.who(), x),
                                        new OptionPrompt.OneOf(x.it(), possible.size()),
                                        slot),
                                frame.next());
                    }
                });
        var starts = new int[e.options().size()];
        draft.goOn((game, x, frame) -> frame.jump(starts[(int) frame.number(slot)]));
        var end = new JumpTarget();
        for (int i = 0; i < starts.length; i++) {
            starts[i] = draft.here();
            inner.accept(e.options().get(i));
            draft.jump(end);
        }
        draft.mark(end);
    }

    /** The parts still to happen are kept as bits; for the last one nothing is asked. */
    void inAnyOrder(InAnyOrder e) {
        int left = draft.slots().hiddenNumber();
        int choice = draft.slots().hiddenNumber();
        int all = (1 << e.parts().size()) - 1;
        var end = new JumpTarget();
        draft.goOn((game, x, frame) -> frame.next().withNumber(left, all));
        var next = new JumpTarget();
        draft.mark(next);
        draft.add(
                (game, frame) -> {
                    int waiting = (int) frame.number(left);
                    if (waiting == 0) {
                        game.push(frame.jump(end.at()));
                        return;
                    }
                    game.next(
                            ProgramQuestion.option(
                                    game.turn().player(),
                                    new OptionPrompt.WhichFirst(frame.source(), parts(waiting)),
                                    choice),
                            frame.next());
                });
        var starts = new int[e.parts().size()];
        draft.goOn(
                (game, x, frame) -> {
                    int waiting = (int) frame.number(left);
                    int bit = waiting;
                    for (int i = (int) frame.number(choice); i > 0; i--) {
                        bit &= bit - 1;
                    }
                    int part = Integer.numberOfTrailingZeros(bit);
                    return frame.jump(starts[part]).withNumber(left, waiting & ~(1 << part));
                });
        for (int i = 0; i < starts.length; i++) {
            starts[i] = draft.here();
            inner.accept(e.parts().get(i));
            draft.jump(next);
        }
        draft.mark(end);
    }

    /** The parts these bits stand for. */
    private static List<Integer> parts(int bits) {
        var parts = new ArrayList<Integer>();
        for (int left = bits; left != 0; left &= left - 1) {
            parts.add(Integer.numberOfTrailingZeros(left));
        }
        return parts;
    }

    void may(May e) {
        int slot = draft.slots().hiddenNumber();
        draft.ask(
                (game, x) ->
                        ProgramQuestion.yesNo(
                                Players.one(e.who(), x), new YesNo.May(x.it()), slot));
        yesOrNo(slot, e.then(), e.otherwise());
    }

    void mayPay(MayPay e) {
        int slot = draft.slots().hiddenNumber();
        Value force = draft.value(e.force());
        draft.add(
                (game, frame) -> {
                    Context x = frame.context();
                    double due = force.of(game, x);
                    Side payer = Players.one(e.who(), x);
                    if (due <= ForceUse.available(game, payer)) {
                        game.next(
                                ProgramQuestion.yesNo(payer, new YesNo.MayPay(x.it(), due), slot),
                                frame.next());
                    } else {
                        game.push(frame.next().withNumber(slot, 1));
                    }
                });
        draft.goOn(
                (game, x, frame) -> {
                    if (frame.number(slot) == 0) {
                        ForceUse.use(game, Players.one(e.who(), x), (int) force.of(game, x));
                    }
                    return frame.next();
                });
        yesOrNo(slot, e.then(), e.otherwise());
    }

    private void yesOrNo(int slot, List<Effect> then, List<Effect> otherwise) {
        var no = new JumpTarget();
        var end = new JumpTarget();
        draft.goOn(
                (game, x, frame) -> frame.number(slot) == 0 ? frame.next() : frame.jump(no.at()));
        inner.accept(then);
        draft.jump(end);
        draft.mark(no);
        inner.accept(otherwise);
        draft.mark(end);
    }

    void forEach(ForEach e) {
        var cards = draft.several(e.cards());
        int left = draft.slots().hiddenCards();
        int one = draft.slots().card(e.name());
        draft.goOn((game, x, frame) -> frame.next().withCards(left, cards.cards(game, x)));
        var loop = new JumpTarget();
        var end = new JumpTarget();
        draft.mark(loop);
        draft.goOn(
                (game, x, frame) ->
                        frame.cards(left).length > 0 ? frame.next() : frame.jump(end.at()));
        if (e.effects().stream().allMatch(Lasting.class::isInstance)) {
            // whatever comes first, the same is in force in the end
            draft.goOn((game, x, frame) -> frame.next().withCards(one, frame.cards(left)[0]));
        } else {
            draft.ask(
                    (game, x) ->
                            ProgramQuestion.cards(
                                    x.player(),
                                    new CardPrompt.Pick(x.it()),
                                    one,
                                    x.cards(left),
                                    1,
                                    1));
        }
        draft.goOn(
                (game, x, frame) -> {
                    int chosen = frame.cards(one)[0];
                    int[] others =
                            Arrays.stream(frame.cards(left)).filter(c -> c != chosen).toArray();
                    return frame.next().withCards(left, others);
                });
        inner.accept(e.effects());
        draft.jump(loop);
        draft.mark(end);
    }
}
