package holosite.cards.facts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Stubs have the form of the card files. */
final class CardStubTest {
    private static final FactsTable TABLE = FactsTable.read();

    private static String stub(String id) {
        return CardStub.of(TABLE.byId(id).orElseThrow());
    }

    @Test
    void aCharacterOfTwoKinds() {
        assertThat(stub("110_10"))
                .startsWith(
                        "        alien(\"Mara Jade, The Emperor's Hand\", DARK, \"110_10\").kind(Subtype.IMPERIAL).unique()")
                .endsWith("            .says(),\n");
    }

    @Test
    void aSiteWithItsMarkerAndItsForceIcons() {
        assertThat(stub("3_56"))
                .isEqualTo(
                        """
                                site("Hoth", "Defensive Perimeter (3rd Marker)", LIGHT, "3_56").unique().force(1, 1).marker(3)
                                    .icons(EXTERIOR, PLANET, HOTH).is(MARKER)
                                    .dark().light().done(),
                        """);
    }

    @Test
    void anObjectiveWithItsOtherFace() {
        assertThat(stub("111_6")).contains(".back(\"The Ultimate Power In The Universe\")");
    }

    @Test
    void aPilotBuiltIn() {
        assertThat(stub("109_2")).contains(".permanentPilot(\"Lando\", 3)");
    }

    @Test
    void whatTheTextGivesIsLeftToTheWriter() {
        assertThat(stub("3_93"))
                .startsWith("        // ferocity is given by the text\n        creature(\"Wampa\"");
    }

    @Test
    void everyCardOfTheGameHasAStub() {
        assertThat(TABLE.all())
                .allSatisfy(facts -> assertThat(CardStub.of(facts)).contains(facts.id()));
    }
}
