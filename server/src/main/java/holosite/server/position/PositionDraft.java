package holosite.server.position;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Outline;
import holosite.rules.state.Sides;
import holosite.server.web.RequestRefused;
import java.util.List;
import java.util.Optional;

/**
 * A position as the editor has it. It may be impossible, but must be well-formed.
 *
 * @param number the number of the turn; 0 for the usual one
 * @param phase the phase that is about to begin; left out for the start of the turn
 */
public record PositionDraft(
        Side turn,
        int number,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Phase> phase,
        long seed,
        List<PlacedCard> table,
        PlayerDraft dark,
        PlayerDraft light) {
    private static final int LARGEST = 999;

    public static PositionDraft of(Outline outline) {
        return new PositionDraft(
                outline.turn(),
                outline.number(),
                outline.phase(),
                outline.seed(),
                outline.table().stream().map(PlacedCard::of).toList(),
                PlayerDraft.of(outline.players().dark()),
                PlayerDraft.of(outline.players().light()));
    }

    Outline outline() {
        if (number < 0 || number > LARGEST) {
            throw bad(
                    "A turn has a number from 1 to %d.".formatted(LARGEST),
                    "Un tour a un numéro de 1 à %d.".formatted(LARGEST));
        }
        int pieces = table.stream().mapToInt(PlacedCard::size).sum() + dark.size() + light.size();
        return new Outline(
                turn,
                number,
                phase,
                seed,
                table.stream().map(one -> one.piece(pieces)).toList(),
                new Sides<>(dark.player(Side.DARK, pieces), light.player(Side.LIGHT, pieces)));
    }

    /** The card of this id, by its front. */
    static Card card(String id) {
        return AllCards.byId(id)
                .filter(AllCards.all()::contains)
                .orElseThrow(
                        () ->
                                RequestRefused.badRequest(
                                        "no_card",
                                        "One of these card ids does not exist.",
                                        "Il n'y a pas de carte avec l'un de ces numéros."));
    }

    static RequestRefused bad(String en, String fr) {
        return RequestRefused.badRequest("bad_position", en, fr);
    }
}
