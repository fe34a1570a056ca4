package holosite.rules.action;

import holosite.rules.card.ProgramId;

/** What has responded to something that happened, and does not respond to it again. */
public sealed interface PastResponse {

    /** A text of a card. */
    record WithText(ProgramId text, int card) implements PastResponse {}

    /** A card deployed in response. */
    record WithDeploy(int card) implements PastResponse {}
}
