package holosite.rules.modifier;

import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.card.LastingId;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.LastingText;
import holosite.rules.table.Flag;
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
 * and speaks for his player. So does the text of a location that is expanded to others. A permanent
 * weapon belongs to its character and is never copied: the copier neither has it nor fires it.
 * While the copier's own text is canceled, so is what he copied.
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
        return new TextInForce(
                action, Context.of(card, player), game.table().definition(card).card().title());
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
            for (int copier : copiers(game, copy)) {
                if (copier == card && speaker(game, copy, card) == player) {
                    for (CardAction action :
                            copied(game, copy, card).map(actions).orElse(List.of())) {
                        all.add(action.numbered(all.size()));
                    }
                }
            }
        }
        return all;
    }

    /** The cards that have the text in addition to their own. */
    static int[] copiers(GameState game, TextInForce copy) {
        return ((Text.Copy) copy.part())
                .onto()
                .map(places -> places.all(game, copy.context()))
                .orElseGet(() -> new int[] {copy.context().it()});
    }

    /**
     * For whom a copied text speaks: the owner of the copier, or the player whose text it is. A
     * location that is turned around takes along what expands its text.
     */
    static Side speaker(GameState game, TextInForce copy, int copier) {
        if (!game.table().definition(copier).isLocation()) {
            return game.table().owner(copier);
        }
        int location = ((Text.Copy) copy.part()).of().card(game, copy.context());
        Side player = copy.context().player();
        boolean turned = location != Table.NOBODY && game.table().has(location, Flag.ROTATED);
        return turned ? player.opposite() : player;
    }

    /** The text that is copied; none while the copier is out of the game or without text. */
    private static Optional<Text> copied(GameState game, TextInForce copy, int copier) {
        var says = (Text.Copy) copy.part();
        int card = says.of().card(game, copy.context());
        var standing = Standing.of(game);
        Side speaker = speaker(game, copy, copier);
        return card == Table.NOBODY
                        || card == copier
                        || game.table().definition(card).isLocation() != says.onto().isPresent()
                        || !standing.isActive(copier)
                        || standing.textCanceled(copier, speaker)
                        || says.onto().isPresent() && !speaks(game, card, speaker)
                        || !says.when().holds(game, copy.context())
                ? Optional.empty()
                : Optional.of(CardTexts.of(game, card).of(speaker));
    }

    /** Whether a location has its text for this player. */
    private static boolean speaks(GameState game, int location, Side player) {
        var standing = Standing.of(game);
        return standing.isActive(location)
                && !standing.textCanceled(location, player)
                && !game.table().has(location, Flag.BLOWN_AWAY | Flag.COLLAPSED);
    }

    /** What is copied, as the copier's own text. */
    static List<TextInForce> textsInForce(GameState game, TextInForce copy, int copier) {
        var text = copied(game, copy, copier);
        if (text.isEmpty()) {
            return List.of();
        }
        Side speaker = speaker(game, copy, copier);
        Context context = Context.of(copier, speaker);
        String title = game.table().definition(copier).card().title();
        Text own = CardTexts.of(game, copier).of(speaker);
        boolean location = game.table().definition(copier).isLocation();
        var texts = new ArrayList<TextInForce>();
        for (Text.Part part : text.get().parts()) {
            // copying itself is not copied, and actions are numbered after the copier's own
            if (!(part instanceof Text.Copy)
                    && !(part instanceof CardAction)
                    && !(location && contradicts(own, part))) {
                // a modifier that the location has of its own as well counts twice
                texts.add(
                        new TextInForce(
                                location && part instanceof Text.FigureChange change
                                        ? change.addingUp()
                                        : part,
                                context,
                                title));
            }
        }
        return texts;
    }

    /**
     * Whether a location's own text says otherwise: it fixes the same number, or allows what is
     * forbidden, or forbids what is allowed. What is merely added to a number adds up.
     */
    private static boolean contradicts(Text own, Text.Part part) {
        return switch (part) {
            case Text.FigureChange change ->
                    own.figureChanges().stream()
                            .anyMatch(
                                    mine ->
                                            mine.figure() == change.figure()
                                                    && mine.whose() == change.whose()
                                                    && (fixes(mine) || fixes(change)));
            case Text.Ruling ruling ->
                    switch (ruling.kind()) {
                        case FORBIDS -> names(own.allows(), ruling.deed());
                        case ALLOWS -> names(own.forbids(), ruling.deed());
                        case TOLL -> false;
                    };
            default -> false;
        };
    }

    private static boolean fixes(Text.FigureChange change) {
        return change.op() != Modifier.Op.ADD
                || change.figure() == Figure.TRANSIT_FROM
                || change.figure() == Figure.TRANSIT_TO;
    }

    private static boolean names(List<Text.Ruling> rulings, Deed deed) {
        return rulings.stream().anyMatch(ruling -> ruling.deed() == deed);
    }

    /** The actions a card has copied, offered or automatic, as its own. */
    static List<TextInForce> copiedActions(GameState game, int copier, Side speaker) {
        Text own = CardTexts.of(game, copier).of(speaker);
        Context context = Context.of(copier, speaker);
        String title = game.table().definition(copier).card().title();
        var texts = new ArrayList<TextInForce>();
        for (CardAction action : actions(game, copier, speaker)) {
            if (action.index() >= own.actions().size()) {
                texts.add(new TextInForce(action, context, title));
            }
        }
        for (CardAction action : triggers(game, copier, speaker)) {
            if (action.index() >= own.triggers().size()) {
                texts.add(new TextInForce(action, context, title));
            }
        }
        return texts;
    }
}
