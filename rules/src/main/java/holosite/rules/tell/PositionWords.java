package holosite.rules.tell;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.notation.PositionRemark;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;

/** Says in one language what is odd in a position, and what to do about it. */
public final class PositionWords {
    private final Language language;

    public PositionWords(Language language) {
        this.language = language;
    }

    private String say(String en, String fr, Object... words) {
        return (language == Language.FR ? fr : en).formatted(words);
    }

    /** A player, at the beginning of a sentence. */
    private String side(Side side) {
        return side == Side.DARK ? say("Dark", "Le côté obscur") : say("Light", "Le côté lumineux");
    }

    public String remark(PositionRemark remark) {
        return switch (remark) {
            case PositionRemark.OthersTurn(Side side, int number) ->
                    side == Side.DARK
                            ? say(
                                    "Turn %d is Light's: Dark has the odd ones.",
                                    "Le tour %d est au côté lumineux : le côté obscur a les"
                                            + " impairs.",
                                    number)
                            : say(
                                    "Turn %d is Dark's: Light has the even ones.",
                                    "Le tour %d est au côté obscur : le côté lumineux a les"
                                            + " pairs.",
                                    number);
            case PositionRemark.WrongSize(Side side, int cards, int required) ->
                    say(
                            "%s has %d cards in all; a deck has %d.",
                            "%s a %d cartes en tout ; un deck en a %d.",
                            side(side),
                            cards,
                            required);
            case PositionRemark.Leaves leaves ->
                    say(
                            "%s does not stay: it leaves the table as soon as play begins.",
                            "%s ne reste pas : la carte quitte la table dès que le jeu commence.",
                            leaves.card().title());
            case PositionRemark.Misfit misfit when misfit.refusal() == Refusal.NO_ROOM ->
                    say(
                            "%s has no such seat aboard %s.",
                            "%s n'a pas de place de ce genre à bord de %s.",
                            misfit.card().title(),
                            misfit.host().title());
            case PositionRemark.Misfit misfit ->
                    say(
                            "No text of %s lets it be at or on %s.",
                            "Aucun texte de %s ne lui permet d'être à ou sur %s.",
                            misfit.card().title(),
                            misfit.host().title());
        };
    }

    /** What to do about it, in a few words. */
    public String remedy(PositionRemark remark) {
        return switch (remark) {
            case PositionRemark.OthersTurn other ->
                    say("Make it turn %d", "Mettre le tour %d", other.better());
            case PositionRemark.WrongSize(Side _, int cards, int required) ->
                    cards < required
                            ? say(
                                    "Put %d into the Reserve Deck",
                                    "En mettre %d dans la pile de réserve", required - cards)
                            : say(
                                    "Take %d out of the Reserve Deck",
                                    "En retirer %d de la pile de réserve", cards - required);
            case PositionRemark.Leaves _ -> say("Remove it", "Retirer la carte");
            case PositionRemark.Misfit _ -> say("Show rule", "Voir la règle");
        };
    }

    /** That the game would be over at once. */
    public String over(Side side) {
        return say(
                "%s has no Life Force left: the game would be over at once. Put cards into the"
                        + " Reserve Deck.",
                "%s n'a plus de Force vitale : la partie serait terminée aussitôt. Mettez des"
                        + " cartes dans la pile de réserve.",
                side(side));
    }

    /** Why a card cannot go somewhere; empty if it can. */
    public String refusal(Refusal refusal) {
        return refusal.none()
                ? ""
                : new ObjectionWords(language).sentence(new Objection.OfRule(refusal));
    }
}
