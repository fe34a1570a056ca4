package holosite.rules.action;

import holosite.rules.card.ProgramId;

/** What has answered to something that happened, and answers to it no more. */
public sealed interface Answered {

    /** A text of a card. */
    record WithText(ProgramId text, int card) implements Answered {}

    /** A card deployed in answer. */
    record WithDeploy(int card) implements Answered {}
}
