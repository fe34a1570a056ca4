package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Missing characters, and those who search for them. */
class SearchPartyTest {
    private static final String SEARCH = "search " + FARM;
    private static final String LUKE = "Luke Skywalker";
    private static final String TROOPER = "Rebel Trooper";
    private static final String TROOPERS = "Rebel Trooper#2";
    private static final String SCOUT = "Shistavanen Wolfman";

    /** Luke is missing at the farm, where these are. */
    private static Position farm(String... there) {
        return table().site(MOS_EISLEY).at(FARM, LUKE).missing(LUKE).at(FARM, there);
    }

    private static Scene searching(int destiny, String... there) {
        var scene =
                farm(there).force(LIGHT, 9).nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.CONTROL);
        return scene.answer(SEARCH);
    }

    @Test
    @Ruling("search-parties")
    void withMoreThanFiveTheMissingCharacterIsFound() {
        // 3 + 1 + 2 for the scout
        var scene = searching(3, TROOPER, SCOUT).choose(TROOPER, SCOUT).passResponses();

        assertThat(scene.isMissing(LUKE)).isFalse();
        assertThat(scene.has(LUKE, Flag.SEARCHED)).isTrue();
    }

    @Test
    void withFiveOrLessNobodyIsFound() {
        // 3 + 1 + 1: nobody there is a scout
        var scene = searching(3, TROOPER, TROOPER).choose(TROOPER, TROOPERS).passResponses();

        assertThat(scene.isMissing(LUKE)).isTrue();
        assertThat(scene.has(LUKE, Flag.SEARCHED)).isFalse();
    }

    @Test
    void onlyThoseWhoWereChosenSearch() {
        var scene = searching(3, TROOPER, SCOUT).choose(SCOUT).passResponses();

        assertThat(scene.isMissing(LUKE)).isTrue();
        assertThat(scene.has(SCOUT, Flag.SEARCHED)).isTrue();
        assertThat(scene.has(TROOPER, Flag.SEARCHED)).isFalse();
        // another party may search in the same turn, without those who have
        scene.nextDestiny(LIGHT, 5).answer(SEARCH).passResponses();
        assertThat(scene.isMissing(LUKE)).isFalse();
    }

    @Test
    void nobodySearchesTwiceInATurn() {
        var scene = searching(1, TROOPER).passResponses();

        assertThat(scene.isMissing(LUKE)).isTrue();
        scene.mayNot(SEARCH);
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.CONTROL).offers(SEARCH);
    }

    @Test
    void aDestinyThatCannotBeDrawnFindsNobody() {
        var scene =
                farm(SCOUT, TROOPER, TROOPER, TROOPER, TROOPER, TROOPER)
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);

        scene.answer(SEARCH)
                .choose(SCOUT, TROOPER, TROOPERS, "Rebel Trooper#3", "Rebel Trooper#4")
                .passResponses();

        assertThat(scene.isMissing(LUKE)).isTrue();
        assertThat(scene.has(SCOUT, Flag.SEARCHED)).isTrue();
    }

    @Test
    void oneOfSeveralIsFoundAtRandom() {
        boolean luke = false;
        boolean leia = false;
        for (int seed = 1; seed <= 20; seed++) {
            var scene =
                    farm(SCOUT)
                            .at(FARM, "Leia Organa")
                            .missing("Leia Organa")
                            .seed(seed)
                            .nextDestiny(LIGHT, 6)
                            .turn(LIGHT, Phase.CONTROL);
            scene.answer(SEARCH).passResponses();

            assertThat(scene.isMissing(LUKE)).isNotEqualTo(scene.isMissing("Leia Organa"));
            luke |= !scene.isMissing(LUKE);
            leia |= !scene.isMissing("Leia Organa");
        }
        assertThat(luke && leia).isTrue();
    }

    // ---- when, where and who

    @Test
    void youSearchInYourControlPhaseOnly() {
        farm(TROOPER).turn(LIGHT, Phase.CONTROL).offers(SEARCH);
        farm(TROOPER).turn(LIGHT, Phase.DEPLOY).mayNot(SEARCH);
        farm(TROOPER).turn(LIGHT, Phase.MOVE).mayNot(SEARCH);
        var theirs = farm(TROOPER).turn(DARK, Phase.CONTROL);
        theirs.mayNot(SEARCH);
        if (theirs.whoDecides() == DARK) {
            theirs.pass(DARK).mayNot(SEARCH);
        }
    }

    @Test
    void youSearchWhereACharacterOfYoursIsMissing() {
        farm().at(BAY, TROOPER).turn(LIGHT, Phase.CONTROL).mayNot(SEARCH, "search " + BAY);
        // the opponent does not search for Luke
        farm("Stormtrooper").turn(DARK, Phase.CONTROL).mayNot(SEARCH);
        // without anybody missing there is nothing to search for
        table().at(FARM, LUKE, TROOPER).turn(LIGHT, Phase.CONTROL).mayNot(SEARCH);
    }

    @Test
    void captivesSpiesUnderCoverAndTheMissingDoNotSearch() {
        farm("Leia Organa").undercover("Leia Organa").turn(LIGHT, Phase.CONTROL).mayNot(SEARCH);
        farm("Dengar").captive("Dengar", "Leia Organa").turn(LIGHT, Phase.CONTROL).mayNot(SEARCH);
        farm(TROOPER).missing(TROOPER).turn(LIGHT, Phase.CONTROL).mayNot(SEARCH);
    }

    @Test
    void droidsAndThoseAboardAnEnclosedVehicleSearch() {
        var scene =
                farm("C-3PO (See-Threepio)", "Sandcrawler")
                        .passenger("Sandcrawler", TROOPER)
                        .nextDestiny(LIGHT, 4)
                        .turn(LIGHT, Phase.CONTROL);

        scene.answer(SEARCH);
        assertThat(scene.offered()).containsExactlyInAnyOrder("C-3PO (See-Threepio)", TROOPER);
        scene.choose("C-3PO (See-Threepio)", TROOPER).passResponses();

        assertThat(scene.isMissing(LUKE)).isFalse();
    }

    @Test
    void aSpyUnderCoverWhoIsFoundKeepsHisCover() {
        var scene =
                table().at(FARM, "Leia Organa", TROOPER)
                        .undercover("Leia Organa")
                        .missing("Leia Organa")
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);

        scene.answer(SEARCH).passResponses();

        assertThat(scene.isMissing("Leia Organa")).isFalse();
        assertThat(scene.has("Leia Organa", Flag.UNDERCOVER)).isTrue();
    }

    // ---- the rest of the turn

    @Test
    @Ruling("search-parties")
    void membersAndWhoWasFoundDoNotMoveInThatTurn() {
        var scene = searching(5, TROOPER, SCOUT).choose(TROOPER).passResponses();
        assertThat(scene.isMissing(LUKE)).isFalse();

        scene.passUntil(LIGHT, Phase.MOVE);

        scene.mayNot("move " + TROOPER, "move " + LUKE).offers("move " + SCOUT);
        int trooper = scene.card(TROOPER);
        assertThat(scene.game().why().notMove(LIGHT, trooper, scene.card(MOS_EISLEY)))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.IN_SEARCH_PARTY);
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.MOVE);
        scene.offers("move " + TROOPER, "move " + LUKE);
    }

    @Test
    void membersDoNotBoardOrTransitInThatTurn() {
        var scene =
                table().site(MOS_EISLEY)
                        .site("Death Star: Docking Bay 327")
                        .at(BAY, LUKE, TROOPER, "Sandcrawler")
                        .missing(LUKE)
                        .moved("Sandcrawler")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.answer("search " + BAY).passUntil(LIGHT, Phase.MOVE);

        scene.mayNot("embark " + TROOPER, "transit from " + BAY);
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.MOVE);
        scene.offers("embark " + TROOPER).transitFrom(BAY);
        assertThat(scene.offered()).contains(TROOPER);
    }

    @Test
    @Ruling("search-parties")
    void membersTakeNoPartInABattleTheirPlayerBegins() {
        var scene = searching(1, TROOPER, SCOUT, "Stormtrooper").choose(TROOPER);
        scene.passUntil(LIGHT, Phase.BATTLE).battleAt(FARM);

        assertThat(scene.has(TROOPER, Flag.BATTLED)).isFalse();
        assertThat(scene.has(SCOUT, Flag.BATTLED)).isTrue();
    }

    @Test
    void whereOnlyMembersAreTheirPlayerBeginsNoBattle() {
        var scene = searching(1, TROOPER, "Stormtrooper");
        scene.passUntil(LIGHT, Phase.BATTLE).mayNot("battle at " + FARM);
    }

    @Test
    void aMemberIsInTheBattleTheOpponentBegins() {
        var scene =
                farm(TROOPER, "Stormtrooper")
                        .mark(TROOPER, Flag.SEARCHED)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(FARM);

        assertThat(scene.has(TROOPER, Flag.BATTLED)).isTrue();
    }
}
