package holosite.rules.modifier;

import holosite.language.card.Side;
import holosite.rules.card.LastingId;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.LastingText;
import holosite.rules.table.Table;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Game text a card has copied from another and has in addition to its own: it refers to the copier
 * and speaks for his player. A permanent weapon belongs to its character and is never copied: the
 * copier neither has it nor fires it. While the copier's own text is canceled, so is what he
 * copied.
 */
public final class CopiedTexts {
    private CopiedTexts() {}

    /** The actions a card offers this player, of its own or copied. */
    public static List<CardAction> actions(GameState game, int card, Side player) {
        return withCopies(game, card, player, Text::actions);
    }

    /** What a card does by itself for this player: of its own, copied, or for a while. */
    public static List<CardAction> triggers(GameState game, int card, Side player) {
        List<CardAction> found = withCopies(game, card, player, Text::triggers);
        if (game.lastings().isEmpty()) {
            return found;
        }
        var all = new ArrayList<>(found);
        for (LastingText lasting : game.lastings()) {
            Context context = lasting.context();
            if (LastingTexts.text(game, lasting).part() instanceof CardAction action
                    && context.it() == card
                    && context.player() == player) {
                all.add(action.numbered(all.size()));
            }
        }
        return all;
    }

    /** One of the triggers of a card, as it is in force. */
    public static TextInForce trigger(GameState game, int card, Side player, int number) {
        CardAction action = triggers(game, card, player).get(number);
        for (LastingText lasting : game.lastings()) {
            TextInForce text = LastingTexts.text(game, lasting);
            if (text.part() instanceof CardAction lasts
                    && lasts.program().equals(action.program())) {
                return text;
            }
        }
        return new TextInForce(action, Context.of(card, player));
    }

    /** Which of the triggers of its card a trigger is. */
    public static int number(GameState game, TextInForce trigger) {
        var action = (CardAction) trigger.part();
        if (!(action.program().id() instanceof LastingId)) {
            return action.index();
        }
        Context context = trigger.context();
        for (CardAction one : triggers(game, context.it(), context.player())) {
            if (one.program().equals(action.program())) {
                return one.index();
            }
        }
        throw new IllegalArgumentException(action.program() + " is not in force");
    }

    private static List<CardAction> withCopies(
            GameState game, int card, Side player, Function<Text, List<CardAction>> actions) {
        List<CardAction> own = actions.apply(CardTexts.of(game, card).of(player));
        var standing = Standing.of(game);
        if (standing.copies() == 0) {
            return own;
        }
        var all = new ArrayList<>(own);
        for (int i = 0; i < standing.copies(); i++) {
            TextInForce copy = standing.copy(i);
            if (copy.context().it() == card) {
                for (CardAction action : copied(game, copy).map(actions).orElse(List.of())) {
                    all.add(action.numbered(all.size()));
                }
            }
        }
        return all;
    }

    /** The text that is copied; none while the copier is out of the game or without text. */
    private static Optional<Text> copied(GameState game, TextInForce copy) {
        var says = (Text.Copy) copy.part();
        int copier = copy.context().it();
        int card = says.of().card(game, copy.context());
        return card == Table.NOBODY
                        || game.table().definition(card).isLocation()
                        || !Standing.of(game).isActive(copier)
                        || Standing.of(game).textCanceled(copier)
                        || !says.when().holds(game, copy.context())
                ? Optional.empty()
                : Optional.of(CardTexts.of(game, card).text());
    }

    /** What is copied, as the copier's own text. */
    static List<TextInForce> textsInForce(GameState game, TextInForce copy) {
        var text = copied(game, copy);
        if (text.isEmpty()) {
            return List.of();
        }
        int copier = copy.context().it();
        Side owner = game.table().owner(copier);
        Context context = Context.of(copier, owner);
        var texts = new ArrayList<TextInForce>();
        for (Text.Part part : text.get().parts()) {
            // copying itself is not copied, and actions are numbered after the copier's own
            if (!(part instanceof Text.Copy) && !(part instanceof CardAction)) {
                texts.add(new TextInForce(part, context));
            }
        }
        return texts;
    }

    /** The actions a card has copied, offered or automatic, as its own. */
    static List<TextInForce> copiedActions(GameState game, int copier) {
        Side owner = game.table().owner(copier);
        Text own = CardTexts.of(game, copier).text();
        Context context = Context.of(copier, owner);
        var texts = new ArrayList<TextInForce>();
        for (CardAction action : actions(game, copier, owner)) {
            if (action.index() >= own.actions().size()) {
                texts.add(new TextInForce(action, context));
            }
        }
        for (CardAction action : triggers(game, copier, owner)) {
            if (action.index() >= own.triggers().size()) {
                texts.add(new TextInForce(action, context));
            }
        }
        return texts;
    }
}
