package holosite.rules.tell;

import holosite.rules.refusal.Refusal;

/** What each rule that refuses something says, in English; in French: {@link FrenchRefusals}. */
final class EnglishRefusals {
    private EnglishRefusals() {}

    static String of(Refusal refusal) {
        return switch (refusal) {
            case NONE -> "Nothing stands against it.";

            // ---- attacks
            case NO_CREATURE -> "There is no creature there to attack.";
            case NOBODY_TO_ATTACK ->
                    "No card of yours that could attack is present with the creature.";
            case ALREADY_ATTACKED_HERE ->
                    "You have already attacked a creature here in this phase.";
            case DURING_ATTACK -> "An attack is going on.";
            case OUTSIDE_HABITAT -> "This place does not belong to the creature's habitat.";

            // ---- Jedi training
            case NO_APPRENTICE ->
                    "There is no mentor with a fitting apprentice for this Jedi Test.";
            case MENTOR_TOO_WEAK -> "A mentor has an ability of more than 2.";
            case STILL_AN_APPRENTICE -> "Who is an apprentice is no mentor until he is a Jedi.";
            case ALREADY_A_MENTOR -> "A mentor has one apprentice at a time, and is none himself.";
            case APPRENTICE_DROID -> "A droid cannot be an apprentice.";
            case APPRENTICE_JEDI -> "A Jedi is no apprentice any more.";
            case APPRENTICE_TOO_ABLE -> "An apprentice's ability is lower than his mentor's.";
            case TEST_OUT_OF_ORDER ->
                    "An apprentice takes the Jedi Tests in their order, one at a time, each once.";

            // ---- firing weapons
            case NO_WEAPON -> "This card is no weapon that fires.";
            case TEXT_CANCELED -> "Its text is canceled.";
            case DISARMED -> "Its bearer is disarmed.";
            case WEAPON_ALREADY_FIRED -> "It has already been fired in this battle.";
            case OTHER_WEAPON_USED -> "Its bearer has already used another weapon this turn.";
            case UNDERCOVER -> "An undercover spy uses no weapon and is no target of any.";
            case NOT_PARTICIPATING -> "The card is not participating in the battle.";
            case INSIDE ->
                    "Nobody fires out of, or is hit inside, a starship or an enclosed vehicle.";
            case STOLEN_WEAPON_UNFIT -> "Its bearer may carry this stolen weapon but not use it.";
            case NO_OPERATOR -> "Nobody who could operate it is there.";
            case NO_POWER_SOURCE -> "No power source of yours is present with it.";
            case WEAPON_CONDITION -> "What its text asks for to be fired is not so.";
            case RESERVE_DECK_EMPTY -> "The Reserve Deck is empty: no destiny can be drawn.";
            case NO_TARGET -> "There is nothing it could be aimed at.";
            case TARGET_YOURS -> "A weapon is not aimed at a card of its own side.";
            case TARGET_OF_WRONG_KIND -> "This weapon is not aimed at cards of that kind.";
            case OUT_OF_RANGE -> "The target is out of range.";
            case TARGET_PROTECTED -> "A card protects the target.";

            // ---- deploying, draining, battling
            case DEPLOYS_ONLY_ELSEWHERE -> "Its text lets it deploy only to other places.";
            case TOO_LITTLE_TO_LOSE -> "You do not have as much Force to lose as it takes.";
            case OPPONENT_LACKS_FORCE ->
                    "Your opponent would have to use as much Force, and has not enough.";
            case SHIELD_NOT_FROM_HAND ->
                    "A Defensive Shield is only played from under a Starting Effect.";
            case ONLY_AT_THE_START ->
                    "A Starting Effect comes into play only before the game begins.";
            case NO_PRESENCE_OR_ICON -> "You have neither presence nor a Force icon there.";
            case NOT_CONTROLLED -> "You do not control the location.";
            case ALREADY_DRAINED ->
                    "The location, or a card of yours there, has already drained this turn.";
            case UNDERCOVER_SPY ->
                    "An undercover spy of the opponent keeps you from draining there.";
            case ALREADY_BATTLED_HERE -> "A battle has already been initiated there this turn.";
            case NO_PRESENCE -> "You have no presence there with cards that may battle.";
            case NO_OPPONENT -> "The opponent has no presence there to battle against.";
            case NOT_DEPLOYED_THERE -> "A card of this kind does not deploy there.";
            case NEEDS_PILOT ->
                    "A starship without a pilot of its own appears in space only together with one.";
            case ON_TABLE_ALREADY -> "As many of this title as may be are on the table already.";
            case PERSONA_ON_TABLE -> "Another version of this persona is on the table.";
            case PERSONA_CROSSED_OVER ->
                    "This persona has crossed over to the other side of the Force.";
            case PERSONA_OUT_OF_PLAY -> "A version of this persona is out of play.";
            case PLAYED_THIS_TURN -> "As many of this title as may be have been played this turn.";
            case NO_SYSTEM -> "No system on the table can take it.";
            case PLAYED_NOT_DEPLOYED -> "An Interrupt is played, not deployed.";
            case NOT_IN_HAND -> "The card is not in your hand.";

            // ---- the moment
            case UNKNOWN_CARD -> "You do not know this card.";
            case NOT_YOUR_TURN -> "It is not your turn.";
            case DURING_BATTLE -> "A battle is going on.";
            case CONTROL_PHASE_ONLY -> "Force drains are made in the control phase.";
            case DEPLOY_PHASE_ONLY -> "Cards deploy in the deploy phase.";
            case BATTLE_PHASE_ONLY -> "Battles are initiated in the battle phase.";
            case MOVE_PHASE_ONLY -> "Regular moves are made in the move phase.";
            case SPY_MOVES_LATER -> "An undercover spy moves in the opponent's move phase.";
            case WEAPONS_SEGMENT_ONLY -> "Weapons are fired in the weapons segment of a battle.";

            // ---- texts
            case NO_TEXT_TO_USE -> "The card offers nothing to do.";
            case TEXT_ANOTHER_TIME -> "Its text is for another moment.";
            case TEXT_IN_DAMAGE_SEGMENT -> "Its text is for the damage segment of a battle.";
            case TEXT_IN_BATTLE -> "Its text is for the weapons segment of a battle.";
            case TEXT_IN_ANSWER -> "Its text answers something that happens; this is not it.";
            case TEXT_OTHER_PHASE -> "Its text is for another phase.";
            case TEXT_USED_UP -> "Its text has been used as often as it may be.";
            case TEXT_CONDITION -> "What its text asks for is not so.";
            case TEXT_WITHOUT_TARGET -> "Its text finds nothing to target.";
            case SEARCH_FAILED ->
                    "This text has found nothing in that pile; it is not used there again this turn.";
            case NAMED_CARDS_BARRED ->
                    "None of the cards its text names may come to the table any more.";
            case TEXT_NOT_PAYABLE -> "What its text costs cannot be paid.";
            case TEXT_NAMES_OTHERS -> "Its text does not name that card.";
            case IMMUNE -> "That card is immune to it.";

            // ---- captives
            case NO_CAPTIVE -> "There is no captive to hand over.";
            case NO_PRISON -> "This site is no prison.";
            case NO_ESCORT -> "Only a bounty hunter or a warrior takes a captive.";
            case ESCORT_BUSY -> "This character already escorts a captive.";

            // ---- moving
            case NOT_NOW -> "This is not the moment for it.";
            case NOT_YOUR_CARD -> "The card is not yours to use now.";
            case NOT_ON_TABLE -> "The card is not on the table.";
            case INACTIVE -> "The card takes no part in the game now.";
            case IN_SEARCH_PARTY ->
                    "It has been in a search party and stays for the rest of the turn.";
            case ALREADY_MOVED -> "It has already made its regular move this turn.";
            case ALREADY_REACTED -> "It has already taken part in a react this turn.";
            case UNPILOTED -> "Nobody is at the controls.";
            case NO_DRIVER -> "Nobody drives it.";
            case NOT_ENOUGH_FORCE -> "There is not enough Force to use.";
            case TOO_FAR -> "The place is out of reach.";
            case NO_WAY -> "The two places do not belong together: no way leads there.";
            case TOO_MANY_PARSECS ->
                    "The system lies more parsecs away than its hyperspeed reaches.";
            case SECTOR_TOO_FAR ->
                    "Too many sectors lie between: a starfighter moves two of them at most, others one.";
            case SHIP_ELSEWHERE ->
                    "Shuttles fly between a site and a starship at the system of that site.";
            case NO_SHUTTLES ->
                    "Shuttles come and go at exterior sites, and aboard capital starships that can dock.";
            case SITES_ONLY -> "A character stands at a site, or is aboard something.";
            case EXTERIOR_ONLY -> "Vehicles and landed starships are at exterior sites only.";
            case IN_SPACE_ONLY -> "A capital starship is at systems and asteroid sectors only.";
            case ON_BOMBING_RUN ->
                    "Nobody gets off a ship on a bombing run before it is back at the system.";
            case LANDED -> "A landed starship has to take off first.";
            case ABOARD -> "It is aboard something and has to get out first.";
            case NOT_BESIDE -> "It is not beside that ship or vehicle.";
            case NOT_YOUR_SHIP -> "Only cards of its own player board a ship or vehicle.";
            case NOWHERE_TO_STEP_OUT -> "Nobody gets out in space: there is no place to stand.";
            case NO_HYPERSPEED -> "It has no hyperspeed.";
            case NO_NAV_COMPUTER -> "It has neither a nav computer nor an astromech aboard.";
            case FORBIDDEN_BY_CARD -> "A card forbids it.";
            case NO_ROOM -> "There is no free seat or space aboard.";
            case WRONG_KIND_OF_PLACE -> "A card of this kind cannot go to such a place from here.";
            case CLOUDS_BETWEEN ->
                    "Clouds lie between: the way leads through the lowest cloud sector.";
            case DOCKING_BAYS_ONLY -> "It lands at docking bays only.";
            case ENERGY_SHIELD ->
                    "Under the energy shield the Dark Side comes and goes by land only.";
            case INSIDE_STATION -> "Inside a battle station nobody deploys, battles or drains.";
            case NOBODY_TO_FOLLOW ->
                    "Into a battle station the Dark Side flies only after starfighters of the Light Side.";
            case TRENCH ->
                    "The trench is reached only by cards that say so, and there is no battle in it.";
            case HOLOSITE -> "Only Dejariks and holograms can be at a holosite.";
            case SECLUDED -> "That world is secluded: only cards that say so get there this way.";
        };
    }
}
