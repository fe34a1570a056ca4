package holosite.rules.action;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.Frame;
import java.util.Arrays;
import java.util.List;

/**
 * The result of an Interrupt: its text happens unless it was canceled, then it goes to its pile. A
 * text that by itself takes what is played elsewhere takes it even if it was canceled.
 */
public record ResolveInterrupt(CardAction action, Frame frame) implements Step {

    @Override
    public void run(GameState game) {
        int card = frame.source();
        if (game.isCanceled(frame.id())) {
            Logging.line(
                    game, PlayEntry.Canceled::new, game.table().owner(card), card, Table.NOBODY);
            game.push(new PutAway(card, Zone.LOST_PILE, frame.id()));
            ResponseWindow.automatic(game, Happening.of(Event.PLAYED, frame.player()).to(card));
            return;
        }
        Zone pile = InterruptKinds.pile(game, card, action.to().orElseThrow());
        game.push(new PutAway(card, pile, frame.id()));
        game.push(new Aimed(card, Arrays.stream(aims(game)).boxed().toList()));
        game.push(new Played(card, frame.player()));
        Attempt.begin(game, action, frame);
    }

    /** What it was aimed at; else what it openly answers to. */
    public int[] aims(GameState game) {
        return aims(game, action, frame);
    }

    static int[] aims(GameState game, CardAction action, Frame frame) {
        if (!action.targets().isEmpty()) {
            return action.targets().stream()
                    .flatMapToInt(target -> Arrays.stream(frame.cards(target.slot())))
                    .toArray();
        }
        int subject = frame.event().subject();
        boolean open =
                subject != Table.NOBODY
                        && subject != frame.source()
                        && liesOpen(game.table(), subject);
        return open ? new int[] {subject} : new int[0];
    }

    private static boolean liesOpen(Table table, int card) {
        return table.inPlay(card)
                || table.in(card, Zone.BEING_PLAYED)
                || table.in(card, Zone.DRAWN_DESTINY);
    }

    /** An Interrupt has had its result: texts may take it before it goes to its pile. */
    public record Played(int card, Side player) implements Step {

        @Override
        public void run(GameState game) {
            if (game.table().in(card, Zone.BEING_PLAYED)) {
                ResponseWindow.open(game, Happening.of(Event.PLAYED, player).to(card));
            }
        }
    }

    /** Keeps in mind what an Interrupt was aimed at until it is put away. */
    public record Aimed(int card, List<Integer> aims) implements Step {

        @Override
        public void run(GameState game) {
            // nothing is left to be done
        }
    }

    /** An Interrupt that is finished goes to its pile, unless its text sent it elsewhere. */
    public record PutAway(int card, Zone to, int id) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            LastingTexts.endAction(game, id);
            if (table.in(card, Zone.BEING_PLAYED)) {
                table.toTop(card, Table.zone(table.owner(card), to), Role.NONE);
                if (to == Zone.USED_PILE) {
                    ResponseWindow.open(
                            game,
                            Happening.of(Event.PLACED_IN_USED_PILE, table.owner(card)).to(card));
                }
            }
        }
    }
}
