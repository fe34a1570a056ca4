package holosite.rules.compile;

import holosite.language.card.Side;
import holosite.language.effect.Duel;
import holosite.language.effect.Effect;
import holosite.rules.duel.Duels;
import holosite.rules.state.Context;
import holosite.rules.text.Value;
import java.util.List;
import java.util.function.Consumer;

/** A duel as a text describes it: begun, drawn for, compared, and its consequences. */
final class DuelEffects {
    private final ProgramDraft draft;
    private final Consumer<List<Effect>> addAll;

    DuelEffects(ProgramDraft draft, Consumer<List<Effect>> addAll) {
        this.draft = draft;
        this.addAll = addAll;
    }

    void duel(Duel e) {
        int mine = draft.slots().card(Duel.YOURS);
        int theirs = draft.slots().card(Duel.THEIRS);
        int myTotal = draft.slots().number(Duel.YOUR_TOTAL);
        int theirTotal = draft.slots().number(Duel.THEIR_TOTAL);
        int id = draft.slots().hiddenNumber();
        Value draws = draft.value(e.draws());
        Value myPart = draft.value(e.yours());
        Value theirPart = draft.value(e.theirs());
        var lost = new ProgramDraft.JumpTarget();
        var end = new ProgramDraft.JumpTarget();
        draft.add(
                (game, frame) -> {
                    int duel = game.newId();
                    game.push(frame.next().withNumber(id, duel));
                    Duels.begin(
                            game,
                            frame.player(),
                            frame.card(mine),
                            frame.card(theirs),
                            duel,
                            e.epic());
                });
        for (boolean turnPlayer : new boolean[] {true, false}) {
            // the turn player makes all his draws first
            draft.add(
                    (game, frame) -> {
                        if (!Duels.goesOn(
                                game,
                                (int) frame.number(id),
                                frame.card(mine),
                                frame.card(theirs))) {
                            game.push(frame.jump(end.at()));
                            return;
                        }
                        Side player =
                                turnPlayer ? game.turn().player() : game.turn().player().opposite();
                        boolean own = player == frame.player();
                        int many = (int) draws.of(game, frame.context());
                        int slot = own ? myTotal : theirTotal;
                        if (many == 0) {
                            game.push(frame.next().withNumber(slot, 0));
                        } else {
                            game.push(frame.next());
                            int fighter = frame.card(own ? mine : theirs);
                            Duels.draw(game, player, many, slot, frame.source(), fighter);
                        }
                    });
        }
        draft.add(
                (game, frame) -> {
                    Context x = frame.context();
                    int me = frame.card(mine);
                    int other = frame.card(theirs);
                    if (!Duels.goesOn(game, (int) frame.number(id), me, other)) {
                        game.push(frame.jump(end.at()));
                        return;
                    }
                    double drawn = frame.number(myTotal);
                    double theirDrawn = frame.number(theirTotal);
                    double total = drawn + myPart.of(game, x);
                    double otherTotal = theirDrawn + theirPart.of(game, x);
                    int outcome = Duels.compare(game, me, total, other, otherTotal);
                    var settled =
                            frame.withNumber(myTotal, Double.isNaN(total) ? 0 : total)
                                    .withNumber(
                                            theirTotal, Double.isNaN(otherTotal) ? 0 : otherTotal);
                    game.push(
                            outcome > 0
                                    ? settled.next()
                                    : settled.jump(outcome < 0 ? lost.at() : end.at()));
                    if (outcome != 0) {
                        Duels.won(game, outcome > 0 ? me : other, outcome > 0 ? other : me);
                    }
                });
        addAll.accept(e.ifYouWin());
        draft.jump(end);
        draft.mark(lost);
        addAll.accept(e.ifYouLose());
        draft.mark(end);
        draft.then((game, x, frame) -> Duels.end(game, (int) frame.number(id), x.player()));
    }
}
