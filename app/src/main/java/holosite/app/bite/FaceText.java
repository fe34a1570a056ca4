package holosite.app.bite;

import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.ability.Ability;
import holosite.language.ability.Agendas;
import holosite.language.ability.CanceledBy;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Detaches;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Habitat;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.Parasite;
import holosite.language.ability.ParsecChart;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.card.TextId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One text of a card.
 *
 * @param printed the card as it is in its set
 * @param face the face that has the text: the card itself or its back
 */
public record FaceText(Card printed, Card face, TextId id) {

    /** Every text of a card, those of its other face included. */
    public static List<FaceText> of(Card card) {
        var texts = new ArrayList<FaceText>();
        addFace(texts, card, card);
        card.back().ifPresent(back -> addFace(texts, card, back));
        return texts;
    }

    private static void addFace(List<FaceText> to, Card card, Card face) {
        for (TextId.End end : TextId.End.values()) {
            for (int i = 0; i < end.of(face).size(); i++) {
                to.add(new FaceText(card, face, new TextId(face.id(), end, i)));
            }
        }
    }

    public Ability ability() {
        return id.end().of(face).get(id.index());
    }

    /** Whether it can be seen to come up: what a creature or a senator is by its text always is. */
    public boolean comesUp() {
        return switch (ability()) {
            case Agendas a -> false;
            case ParsecChart c -> false;
            case Ferocity f -> false;
            case Habitat h -> false;
            case CanceledBy c -> false;
            case ConvertedBy c -> false;
            case Parasite p -> false;
            case Detaches d -> false;
            case HoldsCards h -> false;
            case Modifies m -> m.modifier().op() != Modifier.Op.FREE;
            default -> true;
        };
    }

    /** The player whom it calls "you". */
    Side speaker() {
        return switch (id.end()) {
            case TEXT -> face.side();
            case DARK -> Side.DARK;
            case LIGHT -> Side.LIGHT;
        };
    }

    /** The text in words. */
    public String sentence() {
        return sentence(ability());
    }

    /** What the card would say here with another ability. */
    String sentence(Ability other) {
        var prose = CardText.prose(face, Language.EN);
        return other.say(prose).spoken(prose);
    }

    /** The printed card, saying something else here. */
    Card saying(Ability other) {
        Card changed =
                copy(
                        face,
                        id.end() == TextId.End.TEXT ? replaced(face.text(), other) : face.text(),
                        id.end() == TextId.End.DARK
                                ? replaced(face.darkText(), other)
                                : face.darkText(),
                        id.end() == TextId.End.LIGHT
                                ? replaced(face.lightText(), other)
                                : face.lightText(),
                        face.back());
        return face.id().equals(printed.id())
                ? changed
                : copy(
                        printed,
                        printed.text(),
                        printed.darkText(),
                        printed.lightText(),
                        Optional.of(changed));
    }

    private List<Ability> replaced(List<Ability> texts, Ability other) {
        var all = new ArrayList<>(texts);
        all.set(id.index(), other);
        return all;
    }

    private static Card copy(
            Card card,
            List<Ability> text,
            List<Ability> darkText,
            List<Ability> lightText,
            Optional<Card> back) {
        return new Card(
                card.id(),
                card.title(),
                card.side(),
                card.type(),
                card.subtypes(),
                card.uniqueness(),
                card.destiny(),
                card.figures(),
                card.icons(),
                card.traits(),
                card.personas(),
                card.matching(),
                card.darkIcons(),
                card.lightIcons(),
                card.system(),
                card.marker(),
                card.rowPosition(),
                card.notOn(),
                card.capacity(),
                card.permanentPilot(),
                card.permanentWeapon(),
                text,
                darkText,
                lightText,
                back);
    }
}
