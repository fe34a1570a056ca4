package holosite.rules.view;

import holosite.language.ability.StandingAbility;
import holosite.language.effect.Lasting;
import holosite.language.filter.Known;
import holosite.rules.card.LastingId;
import holosite.rules.log.Audience;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.LastingText;
import holosite.rules.table.Knowledge;
import holosite.rules.table.Table;
import holosite.rules.text.Catalog;
import holosite.rules.text.LastingPart;
import holosite.rules.text.Program;
import holosite.rules.text.Text;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What is in force for a while, and which cards and places it holds for. */
final class LastingViews {
    private final GameState game;
    private final Table table;
    private final Audience audience;

    LastingViews(GameState game, Audience audience) {
        this.game = game;
        this.table = game.table();
        this.audience = audience;
    }

    List<LastingView> all() {
        var all = new ArrayList<LastingView>();
        for (LastingText lasting : game.lastings()) {
            all.add(one(lasting));
        }
        return all;
    }

    private LastingView one(LastingText lasting) {
        LastingId id = lasting.id();
        Catalog catalog = Catalog.of(game);
        LastingPart kept = catalog.lasting(id).orElseThrow();
        Context context = lasting.context();
        List<String> names = catalog.program(id.by()).map(Program::cardNames).orElse(List.of());
        return new LastingView(
                id.text().card(),
                context.player(),
                catalog.ability(id.text()).orElseThrow(),
                kept.said().ability(),
                lasting.duration(),
                lasting.until(),
                amount(kept.part(), context),
                chosen(context, names),
                pointed(context),
                touched(lasting, kept.said(), names));
    }

    private double amount(Text.Part part, Context context) {
        return part instanceof Text.FigureChange change
                ? change.amount().of(game, context)
                : Double.NaN;
    }

    private Map<String, String> chosen(Context context, List<String> names) {
        var titles = new HashMap<String, String>();
        for (int slot = 0; slot < names.size(); slot++) {
            int[] cards = context.cards(slot);
            if (cards.length == 1 && isKnown(cards[0])) {
                titles.put(names.get(slot), title(cards[0]));
            }
        }
        return titles;
    }

    private Map<Known, String> pointed(Context context) {
        var titles = new EnumMap<Known, String>(Known.class);
        put(titles, Known.SUBJECT, context.event().subject());
        put(titles, Known.CAUSE, context.event().cause());
        put(titles, Known.PLACE, context.event().place());
        return titles;
    }

    private void put(Map<Known, String> titles, Known pointer, int card) {
        if (isKnown(card)) {
            titles.put(pointer, title(card));
        }
    }

    private List<Integer> touched(LastingText lasting, Lasting says, List<String> names) {
        var handles = new TreeSet<Integer>();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (isKnown(card) && LastingTexts.touches(game, lasting, card)) {
                handles.add(table.arrived(card));
            }
        }
        if (!(says.ability() instanceof StandingAbility)) {
            awaited(lasting.context(), says, names, handles);
        }
        return List.copyOf(handles);
    }

    /** What is to happen later holds for the cards it names. */
    private void awaited(Context context, Lasting says, List<String> names, Set<Integer> handles) {
        for (int slot = 0; slot < names.size(); slot++) {
            if (says.mentions(names.get(slot))) {
                for (int card : context.cards(slot)) {
                    if (isKnown(card) && !table.inZone(card)) {
                        handles.add(table.arrived(card));
                    }
                }
            }
        }
    }

    private boolean isKnown(int card) {
        return card >= 0 && audience.knows(Knowledge.of(table, card));
    }

    private String title(int card) {
        return table.definition(card).card().title();
    }
}
