package holosite.rules.persona;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.action.Asking;
import holosite.rules.catalog.Context;
import holosite.rules.catalog.Definition;
import holosite.rules.catalog.Text;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.log.Entry;
import holosite.rules.modifier.Figures;
import holosite.rules.presence.Whereabouts;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.List;

/**
 * Persona replacement: in the deploy phase a unique character on the table gives way, for free, to
 * another version of the persona in hand with at least its power and ability. It is not a
 * deployment.
 */
public record Replacement(int player, int card) implements Asking {

    public static void list(Game game, int player, List<Act> acts) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            Definition definition = table.definition(card);
            if (definition.is(CardType.CHARACTER)
                    && definition.isUnique()
                    && replaceable(game, player, card).length > 0) {
                acts.add(Act.of(Act.Kind.REPLACE_PERSONA, card));
            }
        }
    }

    static int[] replaceable(Game game, int player, int card) {
        var table = game.table();
        var standing = game.standing();
        Definition definition = table.definition(card);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int old = standing.cardInPlay(i);
            Definition other = table.definition(old);
            if (standing.active(i)
                    && other.isUnique()
                    && other.is(CardType.CHARACTER)
                    && table.owner(old) == player
                    && other.samePersona(definition)
                    && !other.titled(definition.card().title())
                    && definition.figure(Figure.POWER) >= Figures.of(game, Figure.POWER, old)
                    && definition.figure(Figure.ABILITY) >= Figures.of(game, Figure.ABILITY, old)
                    && placeFits(game, player, card, old)) {
                found[count++] = old;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** What the new version's own text asks of its place holds for it too. */
    private static boolean placeFits(Game game, int player, int card, int old) {
        int place = Whereabouts.location(game.table(), old);
        Context context = Context.of(card, player).on(card, place);
        for (Text.Only only : game.table().definition(card).text().onlys()) {
            if (place == Table.NOBODY
                    || !only.when().holds(game, context)
                    || !only.where().fits(game, context, place)) {
                return false;
            }
        }
        return true;
    }

    public static void begin(Game game, int player, int card) {
        game.push(new Replacement(player, card));
    }

    @Override
    public void run(Game game) {
        int[] old = replaceable(game, player, card);
        if (old.length == 1) {
            replace(game, old[0]);
        } else {
            game.ask(
                    this,
                    new Decision.ChooseCards(
                            Side.values()[player], Prompt.of(Prompt.Key.TARGET, card), old, 1, 1));
        }
    }

    @Override
    public void answered(Game game, Answer answer) {
        replace(game, ((Answer.Cards) answer).among(replaceable(game, player, card))[0]);
    }

    /**
     * What is on the old version passes to the new one; the old goes to the Lost Pile without being
     * "just lost".
     */
    private void replace(Game game, int old) {
        var table = game.table();
        Role role = table.role(old);
        int host = table.host(old);
        int flags = table.flags(old);
        table.toBottom(card, Table.on(host), role);
        table.set(card, flags);
        for (int on : table.cards(Table.on(old))) {
            table.toBottom(on, Table.on(card), table.role(on));
        }
        table.toTop(old, Table.zone(table.owner(old), Zone.LOST_PILE), Role.NONE);
        game.forget(old);
        game.say(Entry.Line.REPLACES, player, card, old, 0);
    }
}
