package holosite.rules.text;

import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.state.Context;
import holosite.rules.state.Derived;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import java.util.Arrays;
import java.util.List;

/** The texts of each card, made when first asked for; all forks of a game share them. */
public final class TextsInForce implements Derived {
    private final Catalog catalog;
    private final TextInForce[][] known;
    private final Definition[] definitions;

    public TextsInForce(Catalog catalog, int cards) {
        this.catalog = catalog;
        known = new TextInForce[cards][];
        definitions = new Definition[cards];
    }

    Catalog catalog() {
        return catalog;
    }

    /** What a card says in its present state. */
    public static TextInForce[] of(GameState game, int card) {
        return ((TextsInForce) game.shared()).of(game.table(), card);
    }

    /**
     * The texts of a card in its present state: one for each part, each end of a location speaking
     * to its player, any other card to its owner.
     */
    @SuppressWarnings("ReferenceEquality")
    private TextInForce[] of(Table table, int card) {
        TextInForce[] texts = known[card];
        if (texts == null
                || definitions[card] != table.definition(card)
                || !areForOwner(texts, table, card)) {
            texts = make(table, card);
            known[card] = texts;
            definitions[card] = table.definition(card);
        }
        return texts;
    }

    /** A card may have been stolen since, here or in another fork. */
    private static boolean areForOwner(TextInForce[] texts, Table table, int card) {
        return texts.length == 0
                || table.definition(card).isLocation()
                || texts[0].context().player() == table.owner(card);
    }

    private TextInForce[] make(Table table, int card) {
        Definition definition = table.definition(card);
        CardTexts texts = catalog.texts(definition);
        if (definition.isLocation()) {
            var dark = inForce(texts, Context.of(card, Side.DARK), definition);
            var light = inForce(texts, Context.of(card, Side.LIGHT), definition);
            var both = Arrays.copyOf(dark, dark.length + light.length);
            System.arraycopy(light, 0, both, dark.length, light.length);
            return both;
        }
        return inForce(texts, Context.of(card, table.owner(card)), definition);
    }

    private static TextInForce[] inForce(CardTexts all, Context context, Definition definition) {
        List<Text.Part> parts = all.parts(context.player());
        var texts = new TextInForce[parts.size()];
        String title = definition.card().title();
        for (int i = 0; i < texts.length; i++) {
            texts[i] = new TextInForce(parts.get(i), context, title);
        }
        return texts;
    }
}
