"""The contract on imports from outside: only what is named, beside Python's own."""

import pytest
from grimp import ImportGraph

from tools.import_contracts import OutsideContract


@pytest.mark.parametrize(
    ("imported", "strangers"),
    [("re", []), ("librt", []), ("cutpurse.kernel", []), ("numpy", ["cutpurse.games.toy imports numpy"])],
)
def test_only_named_packages_may_be_imported(imported: str, strangers: list[str]) -> None:
    graph = ImportGraph()
    for module in ("cutpurse", "cutpurse.games", "cutpurse.games.toy", "cutpurse.kernel"):
        graph.add_module(module)
    graph.add_import(importer="cutpurse.games.toy", imported=imported)
    options = {"source_modules": ["cutpurse.games"], "allowed_packages": ["librt"]}
    result = OutsideContract("rules stand on Python alone", {}, options).check(graph, verbose=False)
    assert (result.kept, result.metadata["strangers"]) == (not strangers, strangers)
