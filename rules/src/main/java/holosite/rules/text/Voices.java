package holosite.rules.text;

import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.state.Derived;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;

import java.util.Arrays;
import java.util.List;

/** The voices of each card, made when first asked for; all forks of a game share them. */
public final class Voices implements Derived {
    private final Catalog catalog;
    private final Voice[][] known;
    private final Definition[] speakers;

    public Voices(Catalog catalog, int cards) {
        this.catalog = catalog;
        known = new Voice[cards][];
        speakers = new Definition[cards];
    }

    /** What a card says, as it lies. */
    public static Voice[] of(GameState game, int card) {
        return ((Voices) game.shared()).of(game.table(), card);
    }

    /**
     * The voices of a card as it lies: one for each part, each end of a location speaking to its
     * player, any other card to its owner.
     */
    private Voice[] of(Table table, int card) {
        Voice[] voices = known[card];
        if (voices == null
                || speakers[card] != table.definition(card)
                || !speakToOwner(voices, table, card)) {
            voices = make(table, card);
            known[card] = voices;
            speakers[card] = table.definition(card);
        }
        return voices;
    }

    /** A card may have been stolen since, here or in another fork. */
    private static boolean speakToOwner(Voice[] voices, Table table, int card) {
        return voices.length == 0
                || table.definition(card).isLocation()
                || voices[0].context().player() == table.owner(card);
    }

    private Voice[] make(Table table, int card) {
        Definition definition = table.definition(card);
        CardTexts texts = catalog.texts(definition);
        if (definition.isLocation()) {
            var dark = voices(texts.of(Side.DARK), Context.of(card, Side.DARK));
            var light = voices(texts.of(Side.LIGHT), Context.of(card, Side.LIGHT));
            var both = Arrays.copyOf(dark, dark.length + light.length);
            System.arraycopy(light, 0, both, dark.length, light.length);
            return both;
        }
        return voices(texts.text(), Context.of(card, table.owner(card)));
    }

    private static Voice[] voices(Text text, Context context) {
        List<Text.Part> parts = text.parts();
        var voices = new Voice[parts.size()];
        for (int i = 0; i < voices.length; i++) {
            voices[i] = new Voice(parts.get(i), context);
        }
        return voices;
    }
}
