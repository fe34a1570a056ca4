package holosite.rules.compile;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Detaches;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Habitat;
import holosite.language.ability.Offers;
import holosite.language.ability.Parasite;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.effect.PlaySabacc;
import holosite.rules.card.Definition;
import holosite.rules.card.TextId;
import holosite.rules.text.CardTest;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Catalog;
import holosite.rules.text.Check;
import holosite.rules.text.CreatureText;
import holosite.rules.text.SabaccGame;
import holosite.rules.text.Slots;
import holosite.rules.text.Text;
import holosite.rules.text.Value;
import java.util.List;
import java.util.Optional;

/** Compiles everything a card says. */
public final class CardCompiler {
    private CardCompiler() {}

    /** The catalog of these cards: each is compiled when it is first asked for. */
    public static Catalog catalog(List<Card> cards) {
        return new Catalog(cards, CardCompiler::compile);
    }

    private static CardTexts compile(Definition definition) {
        Card card = definition.card();
        if (definition.isLocation()) {
            // a location turned around has the texts of both ends, each for the other player
            var compiler = new AbilityCompiler(definition.complete().card());
            Text dark = compiler.text(TextId.End.DARK);
            Text light = compiler.text(TextId.End.LIGHT);
            boolean rotated = definition.isRotated();
            return new CardTexts(
                    definition,
                    rotated ? light : dark,
                    rotated ? dark : light,
                    CreatureText.NONE,
                    Optional.empty());
        }
        Text text = new AbilityCompiler(card).text(TextId.End.TEXT);
        return new CardTexts(
                definition,
                text,
                text,
                card.type() == CardType.CREATURE ? creatureText(card) : CreatureText.NONE,
                sabacc(card));
    }

    static CreatureText creatureText(Card card) {
        CardTest habitat = CreatureText.NO_CARD;
        CardTest host = CreatureText.NO_CARD;
        double printed = card.figures().getOrDefault(Figure.FEROCITY, Double.NaN);
        Value ferocity = (game, x) -> printed;
        int draws = 0;
        boolean parasite = false;
        Optional<Check> detaches = Optional.empty();
        for (Ability ability : card.text()) {
            var slots = new Slots();
            if (ability instanceof Habitat h) {
                habitat = new FilterCompiler(slots).test(h.places());
            } else if (ability instanceof Ferocity f) {
                ferocity = new AmountCompiler(slots).value(f.first());
                draws = f.draws();
            } else if (ability instanceof Parasite p) {
                parasite = true;
                host = p.host().map(new FilterCompiler(slots)::test).orElse(CreatureText.NO_CARD);
            } else if (ability instanceof Detaches d) {
                detaches = Optional.of(new ConditionCompiler(slots).check(d.when()));
            }
        }
        return new CreatureText(habitat, ferocity, draws, parasite, host, detaches);
    }

    /** The game a card lets play, if it does. */
    static Optional<SabaccGame> sabacc(Card card) {
        for (Ability ability : card.text()) {
            if (ability instanceof Offers acts) {
                for (var effect : acts.action().effects()) {
                    if (effect instanceof PlaySabacc play) {
                        return Optional.of(game(play));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private static SabaccGame game(PlaySabacc play) {
        var filters = new FilterCompiler(new Slots());
        return new SabaccGame(
                filters.test(play.players()),
                filters.test(play.wild()),
                play.low(),
                play.high(),
                filters.test(play.clones()),
                play.clonesAs().map(as -> filters.test(as.players())).orElse(CreatureText.NO_CARD),
                play.clonesAs().map(PlaySabacc.ClonesAs::number).orElse(0),
                play.moreWild()
                        .map(more -> filters.test(more.players()))
                        .orElse(CreatureText.NO_CARD),
                play.moreWild()
                        .map(more -> filters.test(more.cards()))
                        .orElse(CreatureText.NO_CARD),
                filters.test(play.stakes()));
    }
}
